"""Takes the pictures of the page for the README: python3 docs/images/take.py

Needs chromium, chromedriver and ImageMagick, and the page in target/web/dist (cargo xtask web). Each
picture is a game of the rules' tests, opened at a step and continued from there.
"""

import base64
import functools
import http.server
import json
import pathlib
import re
import subprocess
import threading
import time
import urllib.request

HERE = pathlib.Path(__file__).parent
PAGE = HERE.parent.parent / "target/web/dist"
# The picture, the game, the record, the step, and the lines of the window.
PICTURES = [
    ("campfire.png", "campfire", "four-players", 112, 800),
    ("sea.png", "sea", "pollinisation", 190, 800),
]
FLAGS = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--lang=en", "--hide-scrollbars"]


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Browser:
    def __init__(self):
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, text=True)
        started = (re.search(r"successfully on port (\d+)", line) for line in self.driver.stdout)
        self.base = f"http://127.0.0.1:{next(filter(None, started)).group(1)}/session"
        options = {"args": FLAGS, "prefs": {"intl.accept_languages": "en"}}
        wanted = {"browserName": "chrome", "goog:chromeOptions": options}
        session = self.ask("", {"capabilities": {"alwaysMatch": wanted}})
        self.base += "/" + session["sessionId"]

    def ask(self, path, body):
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"content-type": "application/json"})
        return json.load(urllib.request.urlopen(request, timeout=60))["value"]

    def tool(self, command, **parameters):
        return self.ask("/goog/cdp/execute", {"cmd": command, "params": parameters})

    def run(self, script, *arguments):
        return self.ask("/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, name):
        for _ in range(100):
            if self.run("return !!document.querySelector(arguments[0])", f"[data-testid={name}]"):
                return
            time.sleep(0.2)
        raise SystemExit(f"The page shows no {name}.")

    def press(self, name):
        self.wait(name)
        self.run("document.querySelector(arguments[0]).click()", f"[data-testid={name}]")
        time.sleep(2)


def take(browser, port, picture, game, record, step, lines):
    browser.tool("Emulation.setDeviceMetricsOverride", width=1280, height=lines, deviceScaleFactor=1, mobile=False)
    browser.tool("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    browser.ask("/url", {"url": f"http://127.0.0.1:{port}/#/fixture/{game}/{record}"})
    browser.wait("slider")
    browser.run(
        "const slider = document.querySelector('[data-testid=slider]'); slider.value = arguments[0];"
        "for (const kind of ['input', 'change']) slider.dispatchEvent(new Event(kind, { bubbles: true }));",
        str(step),
    )
    time.sleep(2)
    browser.press("branch")
    if game == "sea":
        # At a table with secrets the screen is handed to whoever decides.
        browser.press("curtain-ready")
    shot = browser.tool("Page.captureScreenshot", format="png", optimizeForSpeed=False)
    # 256 colours are enough for it, and take half the room.
    squeeze = ["convert", "png:-", "-dither", "FloydSteinberg", "-colors", "256", f"PNG8:{HERE / picture}"]
    subprocess.run(squeeze, input=base64.b64decode(shot["data"]), check=True)
    print(picture, (HERE / picture).stat().st_size, "bytes")


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=PAGE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = Browser()
    try:
        for picture in PICTURES:
            take(browser, server.server_address[1], *picture)
    finally:
        urllib.request.urlopen(urllib.request.Request(browser.base, method="DELETE"))
        browser.driver.terminate()


if __name__ == "__main__":
    main()
