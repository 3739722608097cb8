"""Opens a registration on hosted pages; or receives events, and decides by what the API says.

    python3 hosted-onboarding.py open lucia.prueba@mail.example link.txt
    python3 hosted-onboarding.py

Exit code of open: 0 if the link was sent, 2 if you have to send it, 1 if the run was stopped.
"""

import json
import os
import re
import sys
import time
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import quote

import requests

API_URL, API_TOKEN = os.environ.get("API_URL"), os.environ.get("API_TOKEN")
PROJECT_ID, FLOW_ID = os.environ.get("PROJECT_ID"), os.environ.get("FLOW_ID")
WEBHOOK_SECRET, PORT = os.environ.get("WEBHOOK_SECRET"), os.environ.get("PORT", "3000")
command, email, link_file = (sys.argv[1:] + [""] * 3)[:3]
if not (API_URL and API_TOKEN and PROJECT_ID and FLOW_ID and (link_file or WEBHOOK_SECRET)):
    needed = "API_URL, API_TOKEN, PROJECT_ID, FLOW_ID and, without open, WEBHOOK_SECRET"
    sys.exit(f"Stopped: set {needed}")
if os.path.exists(link_file):
    sys.exit(f"Stopped: {link_file} is there already, move it away")


def create(file, text=""):
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as stream:
        stream.write(text)


# region call
class Unknown(Exception):
    """The account has no such record."""


def call(method, path, query=None, body=None):
    headers = {"Authorization": f"Bearer {API_TOKEN}"}
    options = {"params": query, "json": body, "timeout": 30, "allow_redirects": False}
    url = f"{API_URL}/v2/app-registrations{path}"
    response = requests.request(method, url, headers=headers, **options)
    answer = response.json()
    # A key is one word; a proxy answers with sentences.
    texts = [answer.get("message") or "", answer.get("code") or ""]
    key = next((text for text in texts if str(text).isidentifier()), None)
    if response.status_code == 200 and answer.get("data"):
        return answer["data"]
    error = Unknown if response.status_code == 404 and key else RuntimeError
    raise error(f"{response.status_code} {key or 'without data'}")
# endregion


# region open
def open_registration():
    person = {"project": PROJECT_ID, "projectFlow": FLOW_ID, "email": email}
    registration = call("POST", "", body=person)["appRegistration"]["_id"]
    print(f"registration: {registration}", flush=True)
    sent = call("POST", f"/{registration}/resend-link", body={"sendEmail": True})
    # Whoever has the link acts for the person: do not print it, keep it out of logs.
    create(link_file, sent["link"])
    is_sent = sent.get("emailSent") is True
    print("link: accept" if is_sent else f"link: correct (send {link_file})")
    sys.exit(0 if is_sent else 2)
# endregion


def inside(record, name):
    return record.get(name) if isinstance(record, dict) else None


# region receive
def registration_in(text):
    try:
        record = inside(json.loads(text), "object")
    except (ValueError, RecursionError):
        return None
    owner = inside(record, "appRegistration")
    ids = [inside(owner, "_id"), owner, inside(record, "_id")]
    return next((one for one in ids if re.fullmatch("[0-9a-f]{24}", str(one))), None)


class Receiver(BaseHTTPRequestHandler):
    timeout = 10

    def do_POST(self):
        length = int(self.headers.get("Content-Length", "0"))
        text = self.rfile.read(length) if 0 <= length <= 1_000_000 else ""
        is_ours = self.path == f"/webhooks/{WEBHOOK_SECRET}"
        registration = registration_in(text) if is_ours else None
        if registration:
            create(f"inbox/{time.time_ns()}-{uuid.uuid4()}-{registration}")
        self.send_response(200 if is_ours else 404)
        self.end_headers()

    def log_message(self, *args):
        """Prints no requests: they have the secret path."""
# endregion


# region decide
def decide(record):
    status, flow = record["status"], record.get("projectFlow")
    if status in ("STARTED", "ONGOING", "COMPLETED_WITHOUT_KYC"):
        return "not checked"
    if status != "COMPLETED" or FLOW_ID not in (flow, inside(flow, "_id")):
        return "review"
    document, face, comparison = (record.get(part) for part in parts)
    is_holder = inside(inside(comparison, "result"), "passed")
    found = [inside(document, "status"), inside(face, "status"), is_holder]
    if None in found or "ASSESSING" in found:
        return "not checked"
    return "accept" if found == ["ACTIVE", "validated", True] else "review"
# endregion


# region work
parts = ("documentValidation", "biometricValidation", "compareFaceVerification")


def work(registration):
    record = call("GET", f"/{registration}", query={"populates[]": parts})
    if not record.get("status"):
        raise RuntimeError("200 without a status")
    decision = f"{decide(record)} ({record['status']})"
    mark = f"decided/{registration} {quote(decision, safe='')}"
    if os.path.exists(mark):
        return
    # Your own work. After a crash it may be done again.
    print(f"{registration}: {decision}", flush=True)
    create(mark)
# endregion


# region inbox
def work_off():
    for note in sorted(os.listdir("inbox")):
        try:
            work(note[-24:])
        except Unknown:
            pass
        except Exception as error:
            print(f"{note[-24:]}: {error}, again later", file=sys.stderr, flush=True)
            continue
        os.unlink(f"inbox/{note}")
# endregion


if command == "open":
    try:
        open_registration()
    except Exception as error:
        sys.exit(f"Stopped: {error}")
for folder in ("inbox", "decided"):
    os.makedirs(folder, 0o700, exist_ok=True)
server = ThreadingHTTPServer(("127.0.0.1", int(PORT)), Receiver)
Thread(target=server.serve_forever, daemon=True).start()
print(f"Listening on 127.0.0.1:{PORT}", flush=True)
while True:
    work_off()
    time.sleep(2)
