# Logs in: has a code sent by email, exchanges it for a token, and keeps the token in a file.
# Usage: python3 log-in-by-email.py developer@company.example account-token

import os
import sys
from contextlib import suppress
from pathlib import Path

import requests

API_URL = os.getenv("API_URL")
if not API_URL or len(sys.argv) != 3:
    sys.exit("Stopped: set API_URL, and give your address and a file for the token")
email, token_file = sys.argv[1], Path(sys.argv[2])
if token_file.exists():
    sys.exit(f"Stopped: {token_file} is there already, move it away")
if not token_file.parent.exists(): sys.exit(f"Stopped: there is no {token_file.parent}")


def report(step, result, reason=None):
    print(f"{step}: {result}" + (f" ({reason})" if reason else ""))
    if result != "accept":
        sys.exit(2)


# region call
def call(step, method, path, **options):
    options = {**options, "timeout": 30, "allow_redirects": False}
    status, body = "no_answer", {}
    with suppress(requests.RequestException, ValueError, TypeError):
        response = requests.request(method, API_URL + path, **options)
        status = response.status_code
        body = dict(response.json())  # What is no JSON has no key and no fields.
    texts = map(body.get, ("message", "code", "error"))
    key = next((text for text in texts if str(text or 0).isidentifier()), None)  # One word.
    if status == 200:
        return dict(body.get("data") or {})
    if status in (401, 402, 403):
        sys.exit(f"Stopped: {status} {key or ''}")
    return report(step, "correct" if key and status in (400, 404) else "not checked", key or status)


# region ask
sent = call("address", "POST", "/v2/projects/email-login", params={"email": email})
if sent.get("status") != "sent": report("address", "not checked", "missing field")
print("Type the six digits from the email:", flush=True)
otp = sys.stdin.readline().strip() or sys.exit("Stopped: no code was typed")

# region exchange
code = {"email": email, "otp": otp}
token = call("code", "POST", "/v2/projects/email-login/confirm", json=code).get("accessToken")
if not token: report("code", "not checked", "missing field")
token_file.touch(0o600, exist_ok=False)
token_file.write_text(token)
report("token", "accept", token_file)

# region try
account = call("account", "GET", "/v2/clients/me", headers={"Authorization": f"Bearer {token}"})
if account.get("credits") is None: report("account", "not checked", "missing field")
report("account", "accept")
