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


# region call
def call(path, query):
    headers = {"Authorization": f"Bearer {API_TOKEN}"}
    try:
        response = requests.get(API_URL + path, query, headers=headers, timeout=30, allow_redirects=False)
    except (requests.RequestException, ValueError):
        return 0, "no answer", {}
    try:
        body = dict(response.json())
    except (ValueError, TypeError):
        body = {}  # Without a key and without fields it decides nothing.
    message, data = body.get("message"), body.get("data")
    key = message if re.fullmatch(r"\w+", str(message or ""), re.ASCII) else body.get("code")
    # A refused token, or too few credits: the next request would be refused as well.
    if response.status_code in (401, 402, 403):
        sys.exit(f"Stopped: {response.status_code} {key or ''}".rstrip())
    return response.status_code, key, data if isinstance(data, dict) else {}
# endregion


# region names
def names_fit(name, official):
    def words(text):
        letters = (c for c in unicodedata.normalize("NFD", str(text)) if unicodedata.category(c)[0] != "M")
        return set(re.findall(r"[^\W_]+", "".join(letters).upper()))

    return len(words(name)) > 1 and words(name) <= words(official)
# endregion


def report(step, result, reason=None):
    print(f"{step}: {result}" + (f" ({reason})" if reason else ""))
    if result != "accept":
        sys.exit(2)


# region find-name
person = {"documentType": "CC", "documentNumber": re.sub(r"[.\s]", "", typed_number)}
status, key, found = call("/v2/co/cedula", person)

# A 404 without a key does not come from the registry.
if (status == 404 and key) or key == "MissingParameter":
    report("name", "correct", key)
elif status != 200 or not found.get("fullName"):
    report("name", "not checked", key or status)
elif not names_fit(typed_name, found["fullName"]):
    report("name", "correct", "fullName")
else:
    report("name", "accept")
# endregion


# region confirm-card
status, key, card = call("/v2/co/cedula/extra", {**person, "date": issue_date})
is_alive, full_name, issued = (card.get(field) for field in ("isAlive", "fullName", "expeditionDate"))
is_complete = is_alive is not None and full_name and issued
issue_day = "-".join(reversed(issue_date.split("/")))

if (status == 404 and key) or key == "MissingParameter":
    report("card", "correct", key)
elif status == 200 and is_alive is not None and is_alive is not True:
    report("card", "review", "isAlive")
elif status != 200 or not is_complete:
    report("card", "not checked", key or status)
elif str(issued)[:10] != issue_day:
    report("card", "correct", "expeditionDate")
elif not names_fit(typed_name, full_name):
    report("card", "correct", "fullName")
else:
    report("card", "accept")
# endregion
