# Screens one person of Colombia: confirms the card, then asks three lists and two authorities.
# Usage: python3 screen-a-person.py 10000002 15/03/2020

import os
import re
import sys
from contextlib import suppress
from unicodedata import normalize

import requests

API_URL, HEADERS = os.getenv("API_URL"), {"Authorization": f"Bearer {os.getenv('API_TOKEN')}"}
if not API_URL or not os.getenv("API_TOKEN") or len(sys.argv) != 3:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give number and date of issue")
document_number, issue_date = sys.argv[1:]
results = []


# region call
def ask(source, path, query, decide):
    status, body = "no_answer", {}
    with suppress(requests.RequestException, ValueError, TypeError):
        response = requests.get(API_URL + path, query, headers=HEADERS, timeout=30)
        status = response.status_code
        body = dict(response.json())  # What is no JSON has no key and no fields.
    key = next((t for t in map(body.get, ("message", "code")) if str(t or 0).isidentifier()), None)
    if status in (401, 402, 403):
        sys.exit(f"Stopped: {status} {key or ''}")
    is_yours = key == "MissingParameter" or (source == "identity" and status == 404 and key)
    failure = f"{'correct' if is_yours else 'not checked'} ({key or status})"
    data = body["data"] if isinstance(body.get("data"), dict) else {}
    results.append(decide(data) if status == 200 else failure)
    print(f"{source}: {results[-1]}")
    return data


# region lists
def names_fit(*names):
    plain = [re.sub(r"[\u0300-\u036f.]", "", normalize("NFD", str(name))) for name in names]
    few, many = [set(re.findall(r"\w+", name.upper())) for name in plain]
    return len(few) > 1 and few <= many


def from_list(data, field):
    if data.get(field) is None or not names_fit(data.get("fullName"), card["fullName"]):
        return "not checked"
    return "clean" if data[field] is False else "possible match"


# region identify
def from_card(data):
    is_alive, full_name, issued = map(data.get, ("isAlive", "fullName", "expeditionDate"))
    if is_alive is None or not full_name or not issued:
        return "not checked (missing field)"
    if issued[:10] != "-".join(reversed(issue_date.split("/"))):
        return "correct (expeditionDate)"
    return "accept" if is_alive is True else "review (isAlive)"


person = {"documentType": "CC", "documentNumber": document_number}
card = ask("identity", "/v2/co/cedula/extra", {**person, "date": issue_date}, from_card)
if results != ["accept"]:
    sys.exit(2)


# region police
def from_police(data):
    if not data.get("details"):
        return "not checked"
    clean = "NO TIENE ASUNTOS PENDIENTES CON LAS AUTORIDADES JUDICIALES"
    return "clean" if data["details"].startswith(clean) else "possible match"


# region procuraduria
def from_procuraduria(data):
    if data.get("antecedentes") or data.get("hasRecord"):
        return "possible match"
    return "clean" if data.get("antecedentes") == [] else "not checked"


# region decide
ask("OFAC", "/v2/ofac", person, lambda data: from_list(data, "foundInOFAC"))
ask("United Nations", "/v2/onu", person, lambda data: from_list(data, "foundInONU"))
ask("Interpol", "/v2/interpol", person, lambda data: from_list(data, "foundInInterpol"))
ask("Police", "/v2/co/policia/consultar", person, from_police)
ask("Procuraduría", "/v2/co/procuraduria/antecedentes", person, from_procuraduria)
sys.exit(0 if set(results[1:]) == {"clean"} else 2)
