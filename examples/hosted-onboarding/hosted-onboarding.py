# Opens a registration on hosted pages; or receives events, and decides by what the API says.
# Usage: python3 hosted-onboarding.py [open lucia.prueba@mail.example link.txt]
# Exit code of open: 0 if the link was sent, 2 if you have to send it, 1 if the run was stopped.

import json
import os
import re
import sys
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import requests

API_URL, API_TOKEN = os.environ.get("API_URL"), os.environ.get("API_TOKEN")
PROJECT_ID, FLOW_ID = os.environ.get("PROJECT_ID"), os.environ.get("FLOW_ID")
WEBHOOK_SECRET, PORT = os.environ.get("WEBHOOK_SECRET"), int(os.environ.get("PORT", "3000"))
if not FLOW_ID or not WEBHOOK_SECRET:
    sys.exit("Stopped: set API_URL, API_TOKEN, PROJECT_ID, FLOW_ID and the secret")
if len(sys.argv) not in (1, 4):
    sys.exit("Stopped: give open, an address and a file for the link")


def call(method, path, **options):
    url, headers = f"{API_URL}/v2/app-registrations{path}", {"Authorization": f"Bearer {API_TOKEN}"}
    options = {**options, "headers": headers, "timeout": 30, "allow_redirects": False}
    response = requests.request(method, url, **options)
    status, body = response.status_code, dict(response.json())
    texts = map(body.get, ("message", "code"))
    key = next((text for text in texts if text and " " not in text), None)  # A key is one word.
    if status == 200 and body.get("data"):
        return body["data"]
    if method == "POST":
        sys.exit(f"Stopped: {status} {key or ''}")
    if status == 404 and str(key).lower() == "appregistration_not_found":
        return None  # The account has no such record.
    raise RuntimeError(f"{status} {key}")


# region open
def open_registration(email, link_file):
    if Path(link_file).exists():
        sys.exit(f"Stopped: {link_file} is there already, move it away")
    person = {"project": PROJECT_ID, "projectFlow": FLOW_ID, "email": email}
    registration = call("POST", "", json=person)["appRegistration"]["_id"]
    print(f"registration: {registration}", flush=True)
    sent = call("POST", f"/{registration}/resend-link", json={"sendEmail": True})
    # Whoever has the link acts for the person: do not print it, keep it out of logs.
    Path(link_file).touch(0o600, exist_ok=False)
    Path(link_file).write_text(sent["link"])
    is_sent = sent.get("emailSent") is True
    print("link: accept" if is_sent else f"link: correct (send {link_file})")
    sys.exit(0 if is_sent else 2)


# region receive
class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        is_ours = self.path == f"/webhooks/{WEBHOOK_SECRET}"
        with suppress(ValueError, LookupError, TypeError, AttributeError):
            record = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["object"]
            owner = record.get("appRegistration") or record
            registration = owner if isinstance(owner, str) else owner["_id"]
            if is_ours and re.fullmatch("[0-9a-f]{24}", registration):
                Path(f"inbox/{registration}-{time.time_ns()}").touch()
        self.send_response(200 if is_ours else 404)
        self.end_headers()

    def log_message(self, *args):
        """Prints no requests: they have the secret path."""


# region decide
def decide(record):
    status, flow = record["status"], record.get("projectFlow")
    if status in ("STARTED", "ONGOING", "COMPLETED_WITHOUT_KYC"):
        return "not checked"
    if status != "COMPLETED" or FLOW_ID not in (flow, isinstance(flow, dict) and flow["_id"]):
        return "review"
    document, face, comparison = (record.get(part) or {} for part in parts)
    is_holder = (comparison.get("result") or {}).get("passed")
    found = [document.get("status"), face.get("status"), is_holder]
    if None in found or "ASSESSING" in found:
        return "not checked"
    return "accept" if found == ["ACTIVE", "validated", True] else "review"


# region work
parts = ("documentValidation", "biometricValidation", "compareFaceVerification")


def work(registration):
    record = call("GET", f"/{registration}", params={"populates[]": parts})
    if not record:
        return
    decision = f"{decide(record)} ({record['status']})"
    mark = Path(f"decided/{registration} {decision}")
    if not mark.exists():
        print(f"{registration}: {decision}", flush=True)  # Your work. A crash may repeat it.
        mark.touch()


# region inbox
if sys.argv[1:2] == ["open"]:
    open_registration(*sys.argv[2:])
for folder in ("inbox", "decided"):
    os.makedirs(folder, exist_ok=True)
Thread(target=ThreadingHTTPServer(("127.0.0.1", PORT), Receiver).serve_forever, daemon=True).start()
print(f"Listening on 127.0.0.1:{PORT}", flush=True)
while True:
    for note in os.listdir("inbox"):
        try:
            work(note[:24])
            os.unlink(f"inbox/{note}")
        except Exception as error:
            print(f"{note[:24]}: {error}, again later", file=sys.stderr, flush=True)
    time.sleep(2)
