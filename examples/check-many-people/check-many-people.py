# Checks the people of a CSV file, four at a time: confirms each card, then asks OFAC.
# Usage: python3 check-many-people.py people.csv

import json
import os
import re
import sys
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timezone
from pathlib import Path

import requests

API_URL, HEADERS = os.getenv("API_URL"), {"Authorization": f"Bearer {os.getenv('API_TOKEN')}"}
if not API_URL or not os.getenv("API_TOKEN") or len(sys.argv) != 2:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give a file")
if not os.path.exists(sys.argv[1]):
    sys.exit(f"Stopped: there is no {sys.argv[1]}")
header, *rows = Path(sys.argv[1]).read_text("utf-8-sig", "replace").strip().split("\n")
people = [f"{line},{row}" for line, row in enumerate(rows, 2)]
if header != "documentNumber,expeditionDate":
    sys.exit("Stopped: the file begins with another line")
if not rows or not all(re.fullmatch("[^,]+,[^,]+", row) for row in rows):
    sys.exit("Stopped: a line has no number and date")
refusals = []


# region call
def call(path, query):
    try:
        response = requests.get(API_URL + path, query, headers=HEADERS, timeout=30)
        status = response.status_code
        answer = response.json() if status == 200 or response.text.startswith("{") else {}
    except (requests.RequestException, ValueError):
        # Nobody knows whether the source has answered, and charged.
        return "lost", "no_answer", {}
    body = answer if isinstance(answer, dict) else {}
    key = next((t for t in map(body.get, ("message", "code")) if str(t or 0).isidentifier()), None)
    if status in (401, 402, 403):
        refusals.append(f"{status} {key or ''}")
    return status, key, body["data"] if isinstance(body.get("data"), dict) else {}


# region audit
audit = Path("audit.jsonl")
audit.touch(0o600)
*lines, rest = audit.read_text().split("\n")
whole = r'{(?!.*}{).*"result": ?"(accept|correct|review|not checked|lost)"}'
if rest or not all(re.fullmatch(whole, line) for line in lines):
    sys.exit("Stopped: audit.jsonl has a broken line")
# The last line of a person counts.
known = {one["person"]: one["result"] for one in map(json.loads, lines)}


def note(person, check, status, key, decided):
    result = "lost" if status == "lost" else decided
    entry = {"person": person, "check": check, "status": status, "key": key, "result": result}
    with audit.open("a") as file:
        file.write(json.dumps({"time": datetime.now(timezone.utc).isoformat(), **entry}) + "\n")
    return result


# region person
def from_card(status, key, data, typed_date):
    is_alive, name, issued = map(data.get, ("isAlive", "fullName", "expeditionDate"))
    if (status, key) == (404, "NotFound") or key == "MissingParameter":
        return "correct"
    if status != 200 or is_alive is None or not name or not issued:
        return "not checked"
    if str(issued)[:10] != "-".join(reversed(typed_date.split("/"))):
        return "correct"
    return "accept" if is_alive is True else "review"


def from_list(status, data, name):
    found, names = data.get("foundInOFAC"), [str(data.get("fullName")), name]
    plain = [re.sub(r"[\u0300-\u036f.]", "", unicodedata.normalize("NFD", one)) for one in names]
    few, many = [set(re.findall(r"\w+", one.upper())) for one in plain]
    if status != 200 or found is None or len(few) < 2 or not few <= many:
        return "not checked"
    return "accept" if found is False else "review"


def check_person(person):
    before = known.get(person, "not checked")
    if refusals or before != "not checked":
        return before
    _, number, date = person.split(",")
    query = {"documentType": "CC", "documentNumber": number}
    status, key, card = call("/v2/co/cedula/extra", {**query, "date": date})
    result = from_card(status, key, card, date)
    if result != "accept":
        return note(person, "card", status, key, result)
    status, key, data = call("/v2/ofac", query)
    return note(person, "OFAC", status, key, from_list(status, data, card["fullName"]))


# region batch
with ThreadPoolExecutor(max_workers=4) as pool:
    results = list(pool.map(check_person, people))
for result in ("accept", "correct", "review", "not checked", "lost"):
    print(f"{result}: {results.count(result)}")
if refusals:
    sys.exit(f"Stopped: {refusals[0]}")
sys.exit(0 if set(results) == {"accept"} else 2)
