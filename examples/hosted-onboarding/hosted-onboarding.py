# Receives the events of a flow, reads each registration from the API, and decides.
# Usage: python3 hosted-onboarding.py

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

names = "API_URL", "API_TOKEN", "FLOW_ID", "WEBHOOK_SECRET"
API_URL, API_TOKEN, FLOW_ID, WEBHOOK_SECRET = map(os.getenv, names)
if not all(map(os.getenv, names)):
    sys.exit("Stopped: set API_URL, API_TOKEN, FLOW_ID and WEBHOOK_SECRET")


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
    url, query = f"{API_URL}/v2/app-registrations/{registration}", {"populates[]": parts}
    options = {"headers": {"Authorization": f"Bearer {API_TOKEN}"}, "timeout": 30}
    status, body = 503, {"code": "no_answer"}
    with suppress(requests.RequestException, ValueError, TypeError):
        response = requests.get(url, query, **options)
        status, body = response.status_code, {}
        body = dict(response.json())  # What is no JSON has no key and no fields.
    key = next((t for t in map(body.get, ("message", "code")) if str(t or 0).isidentifier()), None)
    if status == 404 and str(key).lower() == "appregistration_not_found":
        return  # The account has no such record.
    record = dict(body.get("data") or {})
    if status != 200 or not record.get("status"):
        raise RuntimeError(f"{status} {key or 'without a status'}")
    decision = f"{decide(record)} ({record['status']})"
    mark = Path(f"decided/{registration} {decision}")
    if not mark.exists():
        print(f"{registration}: {decision}", flush=True)  # Your work. A crash may repeat it.
        mark.touch()


# region inbox
for folder in ("inbox", "decided"):
    os.makedirs(folder, exist_ok=True)
server = ThreadingHTTPServer(("127.0.0.1", int(os.getenv("PORT", "3000"))), Receiver)
Thread(target=server.serve_forever, daemon=True).start()
print(f"Listening on 127.0.0.1:{server.server_port}", flush=True)
while True:
    for note in os.listdir("inbox"):
        try:
            work(note[:24])
            os.unlink(f"inbox/{note}")
        except Exception as error:
            print(f"{note[:24]}: {error}, again later", file=sys.stderr, flush=True)
    time.sleep(2)
