"""Logs in: has a code sent by email, exchanges it for a token, and keeps the token in a file.

    python3 log-in-by-email.py developer@company.example account-token

Exit code: 0 if the token works, 2 if something is left to do, 1 if the run was stopped.
"""

import os
import sys

import requests

API_URL = os.environ.get("API_URL")
if not API_URL or len(sys.argv) < 3:
    sys.exit("Stopped: set API_URL, and give your address and a file for the token")
email, token_file = sys.argv[1:3]
if os.path.exists(token_file):
    sys.exit(f"Stopped: {token_file} is there already, move it away")


def end(what, result, key=None):
    print(f"{what}: {result}" + (f" ({key})" if key else ""))
    sys.exit(0 if result == "accept" else 2)


# region call
def call(method, path, query=None, body=None, token=None):
    options = {"params": query, "json": body, "timeout": 30, "allow_redirects": False}
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        response = requests.request(method, API_URL + path, headers=headers, **options)
        answer = response.json()
        # A key is one word; a proxy answers with sentences.
        texts = [answer.get(name) or "" for name in ("message", "code", "error")]
        key = next((text for text in texts if str(text).isidentifier()), None)
        data = dict(answer.get("data") or {})
    except (requests.RequestException, ValueError, TypeError, AttributeError) as error:
        return 0, f"no usable answer, {type(error).__name__}", {}
    if response.status_code in (401, 402, 403):
        sys.exit(f"Stopped: {response.status_code} {key}")
    return response.status_code, key, data
# endregion


# region ask
status, key, sent = call("POST", "/v2/projects/email-login", query={"email": email})
if status == 404 and key:
    end("address", "correct", key)
if status != 200 or sent.get("status") != "sent":
    end("address", "not checked", key)

print("Type the six digits from the email:", flush=True)
otp = sys.stdin.readline().strip()
# endregion

# region exchange
path, body = "/v2/projects/email-login/confirm", {"email": email, "otp": otp}
status, key, login = call("POST", path, body=body)
access_token = login.get("accessToken")
if status == 400 and key:
    end("code", "correct", key)
if status != 200 or not access_token:
    end("code", "not checked", key)

# Only you can read it, and a file or a link of that name is not overwritten.
with open(os.open(token_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
    file.write(access_token)
print(f"token: in {token_file}")
# endregion

# region try
status, key, account = call("GET", "/v2/clients/me", token=access_token)
works = status == 200 and account.get("credits") is not None
end("account", "accept" if works else "not checked", key)
# endregion
