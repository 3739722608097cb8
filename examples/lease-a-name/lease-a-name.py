# Leases a name for the person in the picture, after you have seen its price and agreed.
# Usage: python3 lease-a-name.py ejemplo zelf face.jpg ejemplo.zelf.proof

import base64
import os
import sys
from contextlib import suppress
from pathlib import Path

import requests

API_URL = os.getenv("API_URL")
if not API_URL or len(sys.argv) != 5:
    sys.exit("Stopped: set API_URL, and give a name, a domain, a picture and a file")
tag_name, domain, face, proof_file = sys.argv[1:]
if Path(proof_file).exists():
    sys.exit(f"Stopped: {proof_file} is there already, move it away")
for file in Path(face), Path(proof_file).parent:
    if not file.exists(): sys.exit(f"Stopped: there is no {file}")


def report(step, result, reason=None):
    print(f"{step}: {result}" + (f" ({reason})" if reason else ""))
    if result != "accept":
        sys.exit(2)


# region call
headers = {"Origin": "https://app.company.example"}


def call(step, method, path, **options):
    options = {**options, "headers": headers, "timeout": 30, "allow_redirects": False}
    status, body = "no_answer", {}
    with suppress(requests.RequestException, ValueError, TypeError):
        response = requests.request(method, f"{API_URL}/api/{path}", **options)
        status = response.status_code
        body = dict(response.json())  # What is no JSON has no key and no fields.
    key = body.get("code") or body.get("error") or body.get("validationError")
    if status == 200:
        return dict(body.get("data") or {})
    if status in (401, 402, 403):
        sys.exit(f"Stopped: {status} {key or ''}")
    # Someone else was quicker: it comes with a 500.
    is_yours = key == "tag_purchased_already" or status in (400, 409, 413, 422)
    return report(step, "correct" if is_yours else "not checked", key or status)


# region session
session = {"identifier": "name-session", "type": "createWallet", "isWebExtension": False}
token = call("session", "POST", "sessions", json=session).get("token")
if not token: report("session", "not checked", "missing field")
headers["Authorization"] = f"Bearer {token}"

# region search
query = {"tagName": tag_name, "domain": domain, "os": "DESKTOP", "duration": 1}
found = call("name", "GET", "tags/search", params=query)
available, error, price = map(found.get, ("available", "error", "price"))
if error or available is None:
    report("name", "not checked", error or "missing field")
if available is not True:
    record = (found.get("ipfs") or [{}])[0]
    report("name", "correct", (record.get("publicData") or {}).get("type"))
if (price or {}).get("price") is None: report("price", "not checked", "missing field")

# region confirm
print(f"{tag_name}.{domain}: {price['price']} {price.get('currency')} for 1 year")
print("Type yes to lease it:", flush=True)
if sys.stdin.readline().rstrip("\r\n") != "yes":
    sys.exit("Stopped: nothing was leased")

# region lease
face_base64 = base64.b64encode(Path(face).read_bytes()).decode()
name = {"tagName": tag_name, "domain": domain, "type": "create", "os": "DESKTOP"}
leased = call("lease", "POST", "tags/lease", json={**name, "faceBase64": face_base64})
zelf_proof = leased.get("zelfProof") or (leased.get("tagObject") or {}).get("zelfProof")
if not zelf_proof: report("lease", "not checked", "missing field")
Path(proof_file).touch(0o600, exist_ok=False)
Path(proof_file).write_text(zelf_proof)
report("lease", "accept", proof_file)

# region payment
ipfs = leased.get("ipfs") or {}
record = ipfs[0] if isinstance(ipfs, list) else ipfs
state = (record.get("publicData") or {}).get("type")
if not state: report("payment", "not checked", "missing field")
if state == "hold": report("payment", "correct", state)
report("payment", "accept" if state == "mainnet" else "review")
