"""Screens one person: confirms the document, then asks three international lists and two Colombian sources.

    python3 screen-a-person.py 10000002 15/03/2020

Exit code: 0 if everything is clean, 2 if somebody has to look or to ask again, 1 if the run was stopped.
"""

import os
import re
import sys
import unicodedata

import requests

API_URL, API_TOKEN = os.environ.get("API_URL"), os.environ.get("API_TOKEN")
if not API_URL or not API_TOKEN or len(sys.argv) < 3:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give the number and its date of issue")
document_number, issue_date = sys.argv[1:3]


# region call
def call(path, query):
    headers = {"Authorization": f"Bearer {API_TOKEN}"}
    try:
        response = requests.get(API_URL + path, query, headers=headers, timeout=30, allow_redirects=False)
        body = response.json()
        data = dict(body.get("data") or {})
        # A key is one word; a proxy answers with sentences.
        texts = [body.get("message") or "", body.get("code") or ""]
        key = next((text for text in texts if str(text).isidentifier()), None)
    except (requests.RequestException, ValueError, TypeError, AttributeError) as error:
        return 0, f"no usable answer, {type(error).__name__}", {}
    # A refused token, or too few credits: the next request would be refused as well.
    if response.status_code in (401, 402, 403):
        sys.exit(f"Stopped: {response.status_code} {key}")
    return response.status_code, key, data
# endregion


# region names
def names_fit(name, official):
    def words(text):
        letters = (c for c in unicodedata.normalize("NFD", str(text)) if not unicodedata.combining(c))
        return set(re.findall(r"\w+", "".join(letters).upper()))

    return len(words(name)) > 1 and words(name) <= words(official)
# endregion


results = []


def report(source, result, key=None):
    results.append(result)
    print(f"{source}: {result}" + (f" ({key})" if key else ""))


# region identify
person = {"documentType": "CC", "documentNumber": document_number}
status, key, identity = call("/v2/co/cedula/extra", {**person, "date": issue_date})
is_alive, full_name, issued = (identity.get(name) for name in ("isAlive", "fullName", "expeditionDate"))

if (status == 404 and key) or key == "MissingParameter":
    report("identity", "correct", key)
elif status != 200 or is_alive is None or not full_name or not issued:
    report("identity", "not checked", key)
elif issued[:10] != "-".join(reversed(issue_date.split("/"))):
    report("identity", "correct")
else:
    report("identity", "accept" if is_alive is True else "review")

if results != ["accept"]:
    sys.exit(2)
# endregion


# region lists
def from_list(found, searched_name):
    if found is None or not names_fit(searched_name, full_name):
        return "not checked"
    return "clean" if found is False else "possible match"
# endregion


# region police
def from_police(details):
    if not details:
        return "not checked"
    # The sentence can go on.
    clean = details.startswith("NO TIENE ASUNTOS PENDIENTES CON LAS AUTORIDADES JUDICIALES")
    return "clean" if clean else "possible match"
# endregion


# region procuraduria
def from_procuraduria(entries, has_record):
    if entries or has_record not in (None, False):
        return "possible match"
    return "clean" if entries == [] else "not checked"
# endregion


# region decide
sources = [
    ("OFAC", "/v2/ofac", lambda data: from_list(data.get("foundInOFAC"), data.get("fullName"))),
    ("United Nations", "/v2/onu", lambda data: from_list(data.get("foundInONU"), data.get("fullName"))),
    ("Interpol", "/v2/interpol", lambda data: from_list(data.get("foundInInterpol"), data.get("fullName"))),
    ("Police", "/v2/co/policia/consultar", lambda data: from_police(data.get("details"))),
    (
        "Procuraduría",
        "/v2/co/procuraduria/antecedentes",
        lambda data: from_procuraduria(data.get("antecedentes"), data.get("hasRecord")),
    ),
]
for source, path, decide in sources:
    status, key, data = call(path, person)
    failure = "correct" if key == "MissingParameter" else "not checked"
    report(source, decide(data) if status == 200 else failure, key)
sys.exit(0 if set(results[1:]) == {"clean"} else 2)
# endregion
