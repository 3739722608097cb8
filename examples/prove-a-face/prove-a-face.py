"""Makes a ZelfProof from a face, and opens it when the person is back.

    python3 prove-a-face.py make face.jpg member.json member.proof
    python3 prove-a-face.py open face-today.jpg member.json member.proof

member.json has the identifier, the publicData and the metadata of the proof.
Exit code: 0 if the proof is made or opened, 2 if somebody has to act, 1 if the run was stopped.
"""

import base64
import json
import os
import re
import sys
from pathlib import Path

import requests

API_URL, ZELF_TOKEN = os.environ.get("API_URL"), os.environ.get("ZELF_TOKEN")
if not API_URL or not ZELF_TOKEN or len(sys.argv) < 5 or sys.argv[1] not in ("make", "open"):
    sys.exit("Stopped: set API_URL and ZELF_TOKEN, and give make or open with three files")
command, face, member_file, proof_file = sys.argv[1:5]


def report(what, result, key=None):
    print(f"{what}: {result}" + (f" ({key})" if key else ""))
    if result != "accept":
        sys.exit(2)


# region call
def call(path, body):
    headers = {"Authorization": f"Bearer {ZELF_TOKEN}", "Origin": "https://app.company.example"}
    options = {"headers": headers, "timeout": 30, "allow_redirects": False}
    try:
        response = requests.post(f"{API_URL}/api/zelf-proof/{path}", json=body, **options)
        data = dict(response.json())
        key = data.get("code") or data.get("error") or data.get("validationError")
    except (requests.RequestException, ValueError, TypeError) as error:
        return 0, f"no usable answer, {type(error).__name__}", {}
    if response.status_code in (401, 402, 403):
        sys.exit(f"Stopped: {response.status_code} {key}")
    return response.status_code, key, data
# endregion


# region errors
def from_error(status, key):
    # A 500 is yours only if the engine refused the picture, the face, the password or the string.
    refusal = r"^ERR_(INVALID|LIVENESS|VERIFICATION|PARSE)|FACE|PASSWORD|BASE64"
    is_refused = re.search(refusal, str(key))
    is_yours = status in (400, 409, 413, 422) or (status == 500 and is_refused)
    return "correct" if is_yours and key and "API_KEY" not in str(key) else "not checked"
# endregion


def ask_password():
    print("Type the password of the proof:", flush=True)
    line = sys.stdin.readline()
    return line.rstrip("\n") if line else sys.exit("Stopped: there is no password")


member = json.loads(Path(member_file).read_text(encoding="utf-8"))
face_base64 = base64.b64encode(Path(face).read_bytes()).decode()
picture = {"faceBase64": face_base64, "os": "DESKTOP", "livenessLevel": "REGULAR"}


# region make
def make():
    if os.path.exists(proof_file):
        sys.exit(f"Stopped: {proof_file} is there already, move it away")
    checked = {"livenessDetectionPriorCreation": True, "password": ask_password()}
    status, key, proof = call("encrypt", {**member, **picture, **checked})
    if status != 200:
        report("proof", from_error(status, key), key)
    if not proof.get("zelfProof"):
        report("proof", "not checked")
    with open(os.open(proof_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(proof["zelfProof"])
    report("proof", "accept", proof_file)
# endregion


# region preview
def preview(zelf_proof):
    status, key, answer = call("preview", {"zelfProof": zelf_proof})
    layer = answer.get("passwordLayer")
    if status != 200:
        report("preview", from_error(status, key), key)
    if not layer:
        report("preview", "not checked")
    report("preview", "accept" if layer == "WithPassword" else "review")
# endregion


# region open
def open_proof():
    zelf_proof = Path(proof_file).read_text()
    preview(zelf_proof)
    body = {**picture, "zelfProof": zelf_proof, "password": ask_password()}
    status, key, opened = call("decrypt", body)
    identifier, name = opened.get("identifier"), (opened.get("metadata") or {}).get("fullName")
    if status != 200:
        report("opening", from_error(status, key), key)
    if not identifier or not name:
        report("opening", "not checked")
    fits = identifier == member["identifier"] and name == member["metadata"]["fullName"]
    report("opening", "accept" if fits else "review")
# endregion


make() if command == "make" else open_proof()
