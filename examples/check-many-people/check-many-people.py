"""Checks the people of a CSV file (documentNumber,expeditionDate), four at a time: confirms each card, then asks OFAC.

    python3 check-many-people.py people.csv

It keeps audit.jsonl in the working folder: run it there again to repeat what was not checked. A request whose answer
was lost may have been charged, and is left to you: to send it again, put that person into a file in another folder.
Exit code: 0 if everybody is accepted, 2 if somebody has to look or to run it again, 1 if the run was stopped.
"""

import hmac
import json
import os
import re
import sys
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timezone

import requests

API_URL, API_TOKEN = os.environ.get("API_URL"), os.environ.get("API_TOKEN")
csv = open(sys.argv[1], encoding="utf-8-sig").read().strip() if len(sys.argv) > 1 else ""
header, *people = csv.splitlines() or [""]
is_csv = header == "documentNumber,expeditionDate" and all(re.fullmatch(r"\d+,\d\d/\d\d/\d{4}", row) for row in people)
if not API_URL or not API_TOKEN or not people or not is_csv:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give a CSV file of people")

# region audit
stopped, audit = [], os.open("audit.jsonl", os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW, 0o600)
last = {(entry["line"], entry["check"]): entry for entry in map(json.loads, open(audit, closefd=False))}


# The same for names of the same words. Nobody can compute it without the people.
def digest(name):
    words = unicodedata.normalize("NFD", str(name)).encode("ascii", "ignore").upper().split()
    return hmac.new("\n".join(people).encode(), b" ".join(sorted(words)), "sha256").hexdigest()


def note(**entry):
    entry = {"time": datetime.now(timezone.utc).isoformat(), "file": digest("file"), **entry}
    os.write(audit, f"{json.dumps(entry)}\n".encode())
    return entry
# endregion


# region ask
def ask(line, check, path, query, decide, known):
    before = last.get((line, check), {})
    if stopped or (before and before.get("result") != "not checked"): return before
    sent, headers = note(line=line, check=check), {"Authorization": f"Bearer {API_TOKEN}"}
    try:
        response = requests.get(API_URL + path, query, headers=headers, timeout=30, allow_redirects=False)
        status, body = response.status_code, {**response.json()}
    except (requests.JSONDecodeError, TypeError):
        status, body = response.status_code, {}
    except (requests.RequestException, ValueError):
        return sent  # The answer was lost: only a person may repeat this.
    key = body["message"] if re.fullmatch(r"\w+", str(body.get("message", ""))) else body.get("code")
    if status in (401, 402, 403): stopped.append(f"{status} {key or ''}".rstrip())
    data = body["data"] if isinstance(body.get("data"), dict) else {}
    result = decide(known, status, key, data)
    is_later = status in (401, 402, 403, 429) or status >= 500 or key == "Endpoint_out_of_service"
    # A gap in an answer is asked about once more. After that, and after any other error, a person looks.
    if result == "not checked" and not is_later and (before or status not in (200, 404)): result = "review"
    return note(line=line, check=check, status=status, key=key, result=result, name=digest(data.get("fullName")))
# endregion


# region decide
def from_card(date, status, key, data):
    is_alive, name, issued = (data.get(field) for field in ("isAlive", "fullName", "expeditionDate"))
    if (status == 404 and key) or key == "MissingParameter": return "correct"
    if is_alive is not None and is_alive is not True: return "review"
    if status != 200 or not is_alive or not name or not issued: return "not checked"
    return "accept" if str(issued)[:10] == "-".join(reversed(date.split("/"))) else "correct"


def from_list(name, status, key, data):
    if status != 200 or data.get("foundInOFAC") is None or digest(data.get("fullName")) != name: return "not checked"
    return "accept" if data["foundInOFAC"] is False else "review"
# endregion


# region batch
def check(line, row):
    number, date = row.split(",")
    person = {"documentType": "CC", "documentNumber": number}
    card = ask(line, "card", "/v2/co/cedula/extra", {**person, "date": date}, from_card, date)
    return ask(line, "OFAC", "/v2/ofac", person, from_list, card["name"]) if card.get("result") == "accept" else card


if any(entry["file"] != digest("file") for entry in last.values()): sys.exit("Stopped: audit.jsonl has other people")
with ThreadPoolExecutor(max_workers=4) as pool:
    answers = list(pool.map(check, range(2, len(people) + 2), people))
results = [answer.get("result", "not checked") for answer in answers]
for result in ("accept", "correct", "review", "not checked"): print(f"{result}: {results.count(result)}")
lost = [f"{answer['line']} ({answer['check']})" for answer in answers if answer and "result" not in answer]
if lost: print(f"left, because an answer was lost: line {', '.join(lost)}")
sys.exit(f"Stopped: {stopped[0]}" if stopped else 0 if set(results) == {"accept"} else 2)
# endregion
