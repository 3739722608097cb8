"""Leases a name for the person in the picture, after you have seen its price and agreed.

    python3 lease-a-name.py ejemplo zelf face.jpg ejemplo.zelf.proof

Exit code: 0 if the name is leased and paid, 2 if somebody has to act, 1 if the run was stopped.
"""

import base64
import os
import sys
from pathlib import Path

import requests

API_URL = os.environ.get("API_URL")
if not API_URL or len(sys.argv) < 5:
    sys.exit("Stopped: set API_URL, and give a name, a domain, a picture and a file")
tag_name, domain, face, proof_file = sys.argv[1:5]
qr_file = f"{proof_file}.png"
for file in (proof_file, qr_file):
    if os.path.exists(file):
        sys.exit(f"Stopped: {file} is there already, move it away")
face_base64 = base64.b64encode(Path(face).read_bytes()).decode()


def report(what, result, key=None):
    print(f"{what}: {result}" + (f" ({key})" if key else ""))
    if result != "accept":
        sys.exit(2)


def create(name, content):
    with open(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)


# region call
def call(path, token=None, query=None, body=None):
    origin = {"Origin": "https://app.company.example"}
    headers = {"Authorization": f"Bearer {token}"} if token else origin
    options = {"params": query, "json": body, "timeout": 30, "allow_redirects": False}
    try:
        method = "POST" if body else "GET"
        response = requests.request(method, f"{API_URL}/api/{path}", headers=headers, **options)
        answer = response.json()
        key = answer.get("code") or answer.get("error") or answer.get("validationError")
        data = dict(answer.get("data") or {})
    except (requests.RequestException, ValueError, TypeError, AttributeError) as error:
        return 0, f"no usable answer, {type(error).__name__}", {}
    if response.status_code in (401, 402, 403):
        sys.exit(f"Stopped: {response.status_code} {key}")
    return response.status_code, key, data
# endregion


# region errors
def from_error(status, key):
    is_yours = status in (400, 409, 413, 422) or key == "tag_purchased_already"
    return "correct" if is_yours else "not checked"
# endregion


# region session
session = {"identifier": "name-session", "type": "createWallet", "isWebExtension": False}
status, key, opened = call("sessions", body=session)
token = opened.get("token")
if status != 200 or not token:
    report("session", "not checked", key)
# endregion


# region search
# A list in the search, one record in the lease.
def state_of(data):
    ipfs = data.get("ipfs") or [{}]
    record = ipfs[0] if isinstance(ipfs, list) else ipfs
    return (record.get("publicData") or {}).get("type")


query = {"tagName": tag_name, "domain": domain, "os": "DESKTOP", "duration": 1}
status, key, found = call("tags/search", token, query)
available, error, price = (found.get(name) for name in ("available", "error", "price"))
if status != 200:
    report("name", from_error(status, key), key)
if error or not isinstance(available, bool):
    report("name", "not checked", error)
if not available:
    report("name", "correct", state_of(found))
if (price or {}).get("price") is None:
    report("price", "not checked")
# endregion

# region confirm
print(f"{tag_name}.{domain}: {price['price']} {price.get('currency')} for 1 year")
print("Type yes to lease it:", flush=True)
if sys.stdin.readline().rstrip("\n") != "yes":
    sys.exit("Stopped: nothing was leased")
# endregion

# region lease
request = {"tagName": tag_name, "domain": domain, "faceBase64": face_base64}
body = {**request, "type": "create", "os": "DESKTOP"}
status, key, leased = call("tags/lease", token, body=body)
zelf_proof = leased.get("zelfProof") or (leased.get("tagObject") or {}).get("zelfProof")
if status != 200:
    report("lease", from_error(status, key), key)
if not zelf_proof:
    report("lease", "not checked")
create(proof_file, zelf_proof.encode())
create(qr_file, base64.b64decode(leased.get("zelfProofQRCode") or ""))
report("lease", "accept", proof_file)
# endregion

# region payment
state = state_of(leased)
if not state:
    report("payment", "not checked")
if state == "hold":
    report("payment", "correct", state)
report("payment", "accept" if state == "mainnet" else "review")
# endregion
