# Checks one person of Colombia: finds the name for the number, then confirms the card.
# Usage: python3 check-a-person.py 10000002 15/03/2020 'Ejempla Prueba'

import os
import re
import sys
from contextlib import suppress
from unicodedata import normalize

import requests

API_URL, HEADERS = os.getenv("API_URL"), {"Authorization": f"Bearer {os.getenv('API_TOKEN')}"}
if not API_URL or len(sys.argv) != 4:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give number, date and name")
typed_number, issue_date, typed_name = sys.argv[1:]


# region call
def report(step, result, reason):
    print(f"{step}: accept" if result == "accept" else f"{step}: {result} ({reason})")
    if result != "accept":
        sys.exit(2)


def call(step, path, query):
    status, body = "no_answer", {}
    with suppress(requests.RequestException, ValueError, TypeError):
        response = requests.get(API_URL + path, query, headers=HEADERS, timeout=30)
        status = response.status_code
        body = dict(response.json())  # What is no JSON has no key and no fields.
    key = next((t for t in map(body.get, ("message", "code")) if str(t or 0).isidentifier()), None)
    if status == 200:
        return dict(body.get("data") or {})
    if status in (401, 402, 403):
        sys.exit(f"Stopped: {status} {key or ''}")
    is_yours = (status == 404 and key) or key == "MissingParameter"
    return report(step, "correct" if is_yours else "not checked", key or status)


# region names
def names_fit(*names):
    plain = [re.sub(r"[\u0300-\u036f.]", "", normalize("NFD", str(name))) for name in names]
    few, many = [set(re.findall(r"\w+", name.upper())) for name in plain]
    return len(few) > 1 and few <= many


# region find-name
person = {"documentType": "CC", "documentNumber": re.sub(r"[.\s]", "", typed_number)}
found = call("name", "/v2/co/cedula", person)
if not found.get("fullName"):
    report("name", "not checked", "missing field")
report("name", "accept" if names_fit(typed_name, found["fullName"]) else "correct", "fullName")

# region confirm-card
card = call("card", "/v2/co/cedula/extra", {**person, "date": issue_date})
is_alive, full_name, issued = map(card.get, ("isAlive", "fullName", "expeditionDate"))
if is_alive is None or not full_name or not issued:
    report("card", "not checked", "missing field")
if issued[:10] != "-".join(reversed(issue_date.split("/"))):
    report("card", "correct", "expeditionDate")
if is_alive is not True:
    report("card", "review", "isAlive")
report("card", "accept" if names_fit(typed_name, full_name) else "correct", "fullName")
