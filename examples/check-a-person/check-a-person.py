"""Checks one person of Colombia: finds the name for the number, then confirms the card by its date of issue.

    python3 check-a-person.py 10000002 15/03/2020 'Ejempla Prueba'

Exit code: 0 if the person is accepted, 2 if somebody has to look or to ask again, 1 if the run was stopped.
"""

import os
import re
import sys
import unicodedata

import requests

API_URL, API_TOKEN = os.environ.get("API_URL"), os.environ.get("API_TOKEN")
if not API_URL or not API_TOKEN or len(sys.argv) < 4:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give number, date of issue and name")
typed_number, issue_date, typed_name = sys.argv[1:4]


# region report
# The first result that is not good ends the run.
def report(step, result, reason=None):
    print(f"{step}: {result}" + (f" ({reason})" if reason else ""))
    if result != "accept":
        sys.exit(2)


def need(step, data, *fields):
    for field in fields:
        if data.get(field) in (None, ""):
            report(step, "not checked", field)
# endregion


# region call
def call(step, path, query):
    headers = {"Authorization": f"Bearer {API_TOKEN}"}
    options = {"timeout": 30, "allow_redirects": False}
    status, body = "no answer", {}
    try:
        response = requests.get(API_URL + path, query, headers=headers, **options)
        status = response.status_code
        body = dict(response.json())
    except (requests.RequestException, ValueError, TypeError):
        pass  # What is not JSON has neither a key nor fields.
    data, code, message = map(body.get, ("data", "code", "message"))
    is_key = re.fullmatch(r"\w+", str(message or ""), re.ASCII)
    key = message if is_key else code

    if status in (401, 402, 403):
        sys.exit(f"Stopped: {status} {key or ''}".strip())
    if (status == 404 and key) or key == "MissingParameter":
        report(step, "correct", key)
    if status != 200:
        report(step, "not checked", key or status)
    return data if isinstance(data, dict) else {}
# endregion


# region names
def names_fit(name, official):
    def words(text):
        letters = unicodedata.normalize("NFD", str(text))
        plain = (c for c in letters if unicodedata.category(c)[0] != "M")
        return set(re.findall(r"[^\W_]+", "".join(plain).upper()))

    return len(words(name)) > 1 and words(name) <= words(official)
# endregion


# region find-name
document_number = re.sub(r"[.\s]", "", typed_number)
person = {"documentType": "CC", "documentNumber": document_number}
found = call("name", "/v2/co/cedula", person)

need("name", found, "fullName")
if not names_fit(typed_name, found["fullName"]):
    report("name", "correct", "fullName")
report("name", "accept")
# endregion


# region confirm-card
query = {**person, "date": issue_date}
card = call("card", "/v2/co/cedula/extra", query)

need("card", card, "isAlive", "expeditionDate", "fullName")
issued = str(card["expeditionDate"])[:10]
typed_day = "-".join(reversed(issue_date.split("/")))

if card["isAlive"] is not True:
    report("card", "review", "isAlive")
if issued != typed_day:
    report("card", "correct", "expeditionDate")
if not names_fit(typed_name, card["fullName"]):
    report("card", "correct", "fullName")
report("card", "accept")
# endregion
