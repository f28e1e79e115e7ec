#!/usr/bin/env python3
"""A bot that plays a whole game of Campfire, with nothing but Python's standard library.

    EMBERWAKE_TOKEN=… python3 bot.py http://127.0.0.1:8080          # against a bot of the house
    EMBERWAKE_TOKEN=… python3 bot.py http://127.0.0.1:8080 TABLE    # sits down where it was invited

docs/api.md tells how to get a token, docs/protocol.md what is in an update.
"""
import json, os, random, secrets, sys, time, urllib.error, urllib.request

SERVER, TOKEN = sys.argv[1].rstrip("/"), os.environ["EMBERWAKE_TOKEN"]


def ask(method, path, body=None):
    """Asks the server, again where it asks for patience; None where the table refuses."""
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    while True:
        request = urllib.request.Request(f"{SERVER}/api/v1{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            if error.code == 409:  # stale, or played already: look at the table again
                return None
            if error.code not in (429, 503):
                sys.exit(problem["text"])
            time.sleep(int(error.headers.get("Retry-After", "1")))


def act(what, **fields):
    return ask("POST", f"/tables/{table}/acts", {"what": what, **fields})


if len(sys.argv) > 2:
    table = sys.argv[2]
    seats = ask("GET", f"/tables/{table}")["seats"]
    act("sit", seat=seats.index({}))  # the first one that is free
else:
    table = ask("POST", "/tables", {"game": "campfire", "setup": {"players": 2},
                                    "chairs": ["me", {"bot": "easy"}]})["id"]
act("ready", nonce=secrets.token_hex(32))
if len(sys.argv) == 2:
    act("start")

since = 0
while True:
    update = ask("GET", f"/tables/{table}/update?since={since}")
    status, since = update["status"], update["status"]["sequence"]
    if status["phase"] in ("over", "closed"):
        break
    if update.get("legal"):  # it is our turn; a better bot would look at update["view"]
        act("move", answers=status["answers"], move=random.choice(update["legal"]))
    else:
        time.sleep(0.2)

places = [told["news"]["places"] for told in update["told"] if told["news"]["what"] == "ended"]
print(f"{SERVER}/api/v1/tables/{table}/record", *places)
