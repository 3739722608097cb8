# Makes a ZelfProof from a face, and opens it when the person is back.
# Usage: python3 prove-a-face.py make face.jpg member.json member.proof
#    or: python3 prove-a-face.py open face-today.jpg member.json member.proof
# member.json has the identifier, the publicData and the metadata of the proof.

import base64
import json
import os
import re
import sys
from contextlib import suppress
from pathlib import Path

import requests

API_URL, ZELF_TOKEN = os.getenv("API_URL"), os.getenv("ZELF_TOKEN")
if not API_URL or not ZELF_TOKEN or len(sys.argv) != 5 or sys.argv[1] not in ("make", "open"):
    sys.exit("Stopped: set API_URL and ZELF_TOKEN, and give make or open and 3 files")
command, face, member_file, proof_file = sys.argv[1], *map(Path, sys.argv[2:])
for file in [face, member_file, proof_file.parent if command == "make" else proof_file]:
    if not file.exists():
        sys.exit(f"Stopped: there is no {file}")


def report(step, result, reason=None):
    print(f"{step}: {result}" + (f" ({reason})" if reason else ""))
    if result != "accept":
        sys.exit(2)


def ask_password():
    print("Type the password of the proof:", flush=True)
    return sys.stdin.readline().rstrip("\r\n") or sys.exit("Stopped: no password was typed")


# region call
def call(step, path, fields):
    headers = {"Authorization": f"Bearer {ZELF_TOKEN}", "Origin": "https://app.company.example"}
    options = {"headers": headers, "timeout": 30, "allow_redirects": False}
    status, body = "no_answer", {}
    with suppress(requests.RequestException, ValueError, TypeError):
        response = requests.post(f"{API_URL}/api/zelf-proof/{path}", json=fields, **options)
        status = response.status_code
        body = dict(response.json())  # What is no JSON has no key and no fields.
    key = body.get("code") or body.get("error") or body.get("validationError")
    if status == 200:
        return body
    if status in (401, 402, 403):
        sys.exit(f"Stopped: {status} {key or ''}")
    # The engine refuses a picture, a face, a password or a string with a 500, too.
    is_refused = re.search("FAILED|INVALID|IMAGE|FACE|PASSWORD|BASE64", str(key))
    is_yours = key and (is_refused or status in (400, 413, 422))
    return report(step, "correct" if is_yours else "not checked", key or status)


# region make
try:
    member = json.loads(member_file.read_text(encoding="utf-8-sig"))
    expected = member["identifier"], member["metadata"]["fullName"]
except (ValueError, LookupError, TypeError):
    sys.exit(f"Stopped: {member_file} is not JSON with identifier and metadata.fullName")
face_base64 = base64.b64encode(face.read_bytes()).decode()
picture = {"faceBase64": face_base64, "os": "DESKTOP", "livenessLevel": "REGULAR"}

if command == "make":
    if proof_file.exists():
        sys.exit(f"Stopped: {proof_file} is there already, move it away")
    checked = {"livenessDetectionPriorCreation": True, "password": ask_password()}
    proof = call("proof", "encrypt", {**member, **picture, **checked}).get("zelfProof")
    if not proof: report("proof", "not checked", "missing field")
    proof_file.touch(0o600, exist_ok=False)
    proof_file.write_text(proof)
    report("proof", "accept", proof_file)
    sys.exit()

# region preview
zelf_proof = proof_file.read_text().strip() or sys.exit(f"Stopped: {proof_file} is empty")
layer = call("preview", "preview", {"zelfProof": zelf_proof}).get("passwordLayer")
if not layer: report("preview", "not checked", "missing field")
report("preview", "accept" if layer == "WithPassword" else "review")

# region open
body = {**picture, "zelfProof": zelf_proof, "password": ask_password()}
opened = call("opening", "decrypt", body)
identifier, name = opened.get("identifier"), (opened.get("metadata") or {}).get("fullName")
if not identifier or not name: report("opening", "not checked", "missing field")
report("opening", "accept" if (identifier, name) == expected else "review")
