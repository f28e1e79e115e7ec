"""Tries the description of the HTTP interface against a real server: schemathesis looks for anything
that the description doesn't say, a whole game is compared with it, and clients that are generated
from it must type-check. `cargo verify --only interface` runs this."""

import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import jsonschema

BINARY = os.environ["EMBERWAKE_BINARY"]
FOLDER = pathlib.Path(os.environ["INTERFACE_FOLDER"])
BIN = pathlib.Path(sys.executable).parent
# The generator calls a formatter that is installed beside it.
os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ['PATH']}"
# Few enough examples to take less than two minutes.
EXAMPLES = "12"
# These end the session, and everything after them would only be refused.
ENDING = ["/api/v1/sign-out", "/api/v1/sign-out-everywhere", "/api/v1/me/delete"]
LIMITS_OFF = [
    "--requests-per-minute=1000000",
    "--guests-per-hour=1000000",
    "--tables-per-hour=1000000",
    "--acts-per-minute=1000000",
    "--sign-ins-per-hour=1000000",
]


class Server:
    def __init__(self, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        database = f"sqlite:{folder}/games.db"
        command = [BINARY, "serve", "--port", str(port), "--database", database, *LIMITS_OFF]
        self.log = open(f"{folder}/server.log", "w")
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log)
        for _ in range(300):
            try:
                urllib.request.urlopen(self.url + "/health").read()
                return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        raise SystemExit("the server did not start: " + open(f"{folder}/server.log").read())

    def ask(self, method, path, body=None, cookie=""):
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": cookie}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            text = answer.read().decode()
            return json.loads(text) if text else None, answer.headers

    def guest(self, name):
        _, headers = self.ask("POST", "/api/v1/guest", {"name": name, "lang": "en"})
        return headers["set-cookie"].split(";")[0]

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


def play(server, description, game, players):
    """Plays a game against bots over HTTP; every answer must be as the description says."""
    def check(value, name):
        schema = {"$ref": f"#/components/schemas/{name}", "components": description["components"]}
        jsonschema.Draft202012Validator(schema).validate(value)

    cookie = server.guest("Ann")
    chairs = ["me"] + [{"bot": "first-steps"}] * (players - 1)
    table, _ = server.ask("POST", "/api/v1/tables", {
        "game": game, "setup": {"players": players}, "chairs": chairs}, cookie)
    base = f"/api/v1/tables/{table['id']}"
    nonce = {"what": "ready", "nonce": "07" * 32}
    server.ask("POST", base + "/acts", nonce, cookie)
    server.ask("POST", base + "/acts", {"what": "start"}, cookie)
    moves, deadline = 0, time.monotonic() + 60
    while moves < 25 and time.monotonic() < deadline:
        update, _ = server.ask("GET", base + "/update?since=0", None, cookie)
        check(update, "Update")
        if update["status"]["phase"] == "over":
            break
        if update.get("legal"):
            move = {"what": "move", "answers": update["status"]["answers"], "move": update["legal"][-1]}
            server.ask("POST", base + "/acts", move, cookie)
            moves += 1
        else:
            time.sleep(0.05)
    assert moves > 5, f"only {moves} moves of {game} were played"
    print(f"{game}: {moves} moves as described")


def schemathesis(server, headers):
    command = [str(BIN / "schemathesis"), "run", server.url + "/api/v1/openapi.json",
               "--max-examples", EXAMPLES, "--seed", "1", "--workers", "1", "--no-color",
               # A schema can't say every rule for names and passwords; refusals do.
               "--exclude-checks", "positive_data_acceptance"]
    for path in ENDING:
        command += ["--exclude-path", path]
    for header in headers:
        command += ["--header", header]
    subprocess.run(command, cwd=FOLDER, check=True)


def generate(document):
    """Clients for Python and TypeScript."""
    python = FOLDER / "python_client"
    # The generator does not support images.
    config = FOLDER / "config.yml"
    config.write_text("content_type_overrides:\n  image/svg+xml: application/octet-stream\n")
    generator = [str(BIN / "openapi-python-client"), "generate", "--path", str(document),
                 "--output-path", str(python), "--overwrite", "--meta", "none",
                 "--config", str(config), "--fail-on-warning"]
    subprocess.run(generator, check=True)
    # Skip code that is the same in every generated client.
    rules = FOLDER / "mypy.ini"
    rules.write_text("[mypy]\nstrict = True\n[mypy-python_client.client]\nignore_errors = True\n")
    mypy = [str(BIN / "mypy"), "--config-file", str(rules), "--no-error-summary", "python_client"]
    subprocess.run(mypy, cwd=FOLDER, check=True)
    node = FOLDER / "node_modules" / ".bin"
    types = FOLDER / "api.ts"
    subprocess.run([str(node / "openapi-typescript"), str(document), "--output", str(types)],
                   cwd=FOLDER, check=True)
    use = FOLDER / "use.ts"
    use.write_text(
        'import type { components, paths } from "./api";\n'
        'type Update = paths["/api/v1/tables/{id}/update"]["get"]["responses"][200]["content"]["application/json"];\n'
        'export const legal = (update: Update): string[] => update.legal ?? [];\n'
        'export const code = (problem: components["schemas"]["Problem"]): string => problem.code;\n')
    subprocess.run([str(node / "tsc"), "--noEmit", "--strict", "--module", "esnext",
                    "--moduleResolution", "bundler", str(use)], cwd=FOLDER, check=True)


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            description, _ = server.ask("GET", "/api/v1/openapi.json")
            document = FOLDER / "openapi.json"
            document.write_text(json.dumps(description, indent=2))
            play(server, description, "campfire", 2)
            play(server, description, "sea", 3)
            schemathesis(server, [])
            schemathesis(server, ["Cookie: " + server.guest("Ben")])
            generate(document)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
