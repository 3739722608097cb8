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
from pathlib import Path

import requests

API_URL, API_TOKEN = os.environ.get("API_URL"), os.environ.get("API_TOKEN")
csv = Path(sys.argv[1]).read_text("utf-8-sig") if len(sys.argv) > 1 else ""
header, *people = csv.strip().splitlines() or [""]
is_csv = header == "documentNumber,expeditionDate" and all(
    re.fullmatch(r"[0-9]+,[0-9]{2}/[0-9]{2}/[0-9]{4}", row) for row in people
)
if not API_URL or not API_TOKEN or not people or not is_csv:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give a CSV file of people")


# region digest
# The same for names of the same words.
def digest(name):
    ascii_only = unicodedata.normalize("NFD", str(name)).encode("ascii", "ignore")
    words = b" ".join(sorted(ascii_only.upper().split()))
    # Nobody can compute it without the people.
    return hmac.new("\n".join(people).encode(), words, "sha256").hexdigest()
# endregion


# region audit
flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW
audit = os.open("audit.jsonl", flags, 0o600)
entries = [json.loads(text) for text in os.fdopen(audit, closefd=False)]
file = digest("file")
if any(entry["file"] != file for entry in entries):
    sys.exit("Stopped: audit.jsonl has other people")
# The last entry counts.
last = {(entry["line"], entry["check"]): entry for entry in entries}


def note(**entry):
    time = datetime.now(timezone.utc).isoformat()
    text = json.dumps({"time": time, "file": file, **entry})
    os.write(audit, f"{text}\n".encode())
    return entry
# endregion


# region call
def call(path, query):
    headers = {"Authorization": f"Bearer {API_TOKEN}"}
    options = {"timeout": 30, "allow_redirects": False}
    try:
        response = requests.get(API_URL + path, query, headers=headers, **options)
    except (requests.RequestException, ValueError):
        return None
    try:
        body = dict(response.json())
    except (ValueError, TypeError):
        body = {}  # What is not JSON has neither a key nor fields.
    data, code, message = map(body.get, ("data", "code", "message"))
    is_key = re.fullmatch(r"\w+", str(message or ""), re.ASCII)
    key = message if is_key else code
    return response.status_code, key, data if isinstance(data, dict) else {}
# endregion


# region ask
stopped = []


def ask(line, check, path, query, decide):
    before = last.get((line, check), {})
    is_done = before and before.get("result") != "not checked"
    if is_done or stopped:
        return before

    sent = note(line=line, check=check)
    answer = call(path, query)
    # The answer was lost: only a person may repeat this.
    if answer is None:
        return sent

    status, key, data = answer
    if status in (401, 402, 403):
        stopped.append(f"{status} {key or ''}".strip())
    result = decide(*answer) or not_checked(status, key, before)
    answered = {"status": status, "key": key, "result": result}
    name = digest(data.get("fullName"))
    return note(line=line, check=check, **answered, name=name)
# endregion


# region repeat
SOURCE_IS_DOWN = ("Endpoint_out_of_service", "captcha_failed", "Conflict")


def not_checked(status, key, before):
    is_refused = status in (401, 402, 403, 429)
    is_down = status >= 500 or key in SOURCE_IS_DOWN
    if is_refused or is_down:
        return "not checked"
    # A gap in an answer is asked about once more.
    is_gap = status in (200, 404)
    was_gap = before.get("status") in (200, 404)
    return "not checked" if is_gap and not was_gap else "review"
# endregion


# region decide
def from_card(status, key, data, typed_date):
    fields = ("isAlive", "fullName", "expeditionDate")
    is_alive, name, issued = map(data.get, fields)
    if (status == 404 and key) or key == "MissingParameter":
        return "correct"
    if status != 200 or is_alive is None:
        return None
    if is_alive is not True:
        return "review"
    if not name or not issued:
        return None
    typed_day = "-".join(reversed(typed_date.split("/")))
    return "accept" if str(issued)[:10] == typed_day else "correct"


def from_list(status, key, data, name):
    found = data.get("foundInOFAC")
    if status != 200 or found is None:
        return None
    if digest(data.get("fullName")) != name:
        return None
    return "accept" if found is False else "review"
# endregion


# region person
def check(line, row):
    number, date = row.split(",")
    person = {"documentType": "CC", "documentNumber": number}
    query = {**person, "date": date}
    decide_card = lambda *answer: from_card(*answer, date)
    card = ask(line, "card", "/v2/co/cedula/extra", query, decide_card)
    if card.get("result") != "accept":
        return card

    decide_list = lambda *answer: from_list(*answer, card["name"])
    return ask(line, "OFAC", "/v2/ofac", person, decide_list)
# endregion


# region batch
lines = range(2, len(people) + 2)
with ThreadPoolExecutor(max_workers=4) as pool:
    answers = list(pool.map(check, lines, people))
# endregion

# region summary
results = [answer.get("result", "not checked") for answer in answers]
for result in ("accept", "correct", "review", "not checked"):
    print(f"{result}: {results.count(result)}")

lost = [answer for answer in answers if answer and "result" not in answer]
left = ", ".join(f"{answer['line']} ({answer['check']})" for answer in lost)
if left:
    print(f"left, because an answer was lost: line {left}")
if stopped:
    sys.exit(f"Stopped: {stopped[0]}")
sys.exit(0 if set(results) == {"accept"} else 2)
# endregion
