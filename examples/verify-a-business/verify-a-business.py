# Verifies a business of Colombia: reads two registries, checks who signs, asks OFAC about both.
# Usage: python3 verify-a-business.py 10000002 'Ejemplo Ficticio S.A.S.' 10000002 15/03/2020

import os
import re
import sys
from contextlib import suppress
from datetime import date
from unicodedata import normalize

import requests

API_URL, HEADERS = os.getenv("API_URL"), {"Authorization": f"Bearer {os.getenv('API_TOKEN')}"}
if not API_URL or not os.getenv("API_TOKEN") or len(sys.argv) != 5:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give NIT, name, card and date")
nit, typed_name, signer_number, issue_date = sys.argv[1:]


def report(step, result, reason=None):
    is_good = result in ("accept", "clean")
    print(f"{step}: {result}" + (f" ({reason})" if reason and not is_good else ""))
    if not is_good:
        sys.exit(2)


def names_fit(*names):
    plain = [re.sub(r"[\u0300-\u036f.]", "", normalize("NFD", str(name))) for name in names]
    few, many = [set(re.findall(r"\w+", name.upper())) for name in plain]
    return len(few) > 1 and few <= many


# region call
def call(step, path, query, not_found="correct"):
    status, body = "no_answer", {}
    with suppress(requests.RequestException, ValueError, TypeError):
        response = requests.get(API_URL + path, query, headers=HEADERS, timeout=30)
        status = response.status_code
        body = dict(response.json())  # What is no JSON has no key and no fields.
    key = next((t for t in map(body.get, ("message", "code")) if str(t or 0).isidentifier()), None)
    if status == 200:
        return body["data"] if isinstance(body.get("data"), dict) else {}
    if status in (401, 402, 403):
        sys.exit(f"Stopped: {status} {key or ''}")
    failure = "correct" if key == "MissingParameter" else "not checked"
    return report(step, not_found if status == 404 and key else failure, key or status)


# region tax-registry
business = {"documentType": "NIT", "documentNumber": nit}
tax = call("tax registry", "/v2/co/company/dian", business)
name = tax.get("nombreRazon")
if not tax.get("estado") or not name:
    report("tax registry", "not checked", "missing field")
if tax["estado"] != "REGISTRO ACTIVO":
    report("tax registry", "review", "estado")
report("tax registry", "accept" if names_fit(typed_name, name) else "correct", "nombreRazon")

# region registration
rues = call("registration", "/v3/co/rues-complete", {**business, "category": "RM"})
registry, today = rues.get("commercialRegistry") or {}, date.today()
state, year = registry.get("registrationStatus"), registry.get("lastRenewedYear")
due_year = today.year - (1 if today.month < 4 else 0)  # Due by 31 March.
if not state or not year or not registry.get("businessName"):
    report("registration", "not checked", "missing field")
if state != "ACTIVA":
    report("registration", "review", "registrationStatus")
if not str(year).isdigit() or int(year) < due_year:
    report("registration", "review", "lastRenewedYear")
is_ending = re.search("EN LIQUIDACI[OÓ]N$", registry["businessName"])
report("registration", "review" if is_ending else "accept", "businessName")

# region representative
groups = (registry.get("legalRepresentatives") or {}).get("legalRepresentatives")
if groups is None:
    report("representative", "not checked", "missing field")
person = {"documentType": "CC", "documentNumber": signer_number}
signers = [one for group in groups for one in group if person.items() <= one.items()]
report("representative", "accept" if signers else "review")

# region signer
card = call("signer", "/v2/co/cedula/extra", {**person, "date": issue_date})
is_alive, full_name, issued = map(card.get, ("isAlive", "fullName", "expeditionDate"))
if is_alive is None or not full_name or not issued:
    report("signer", "not checked", "missing field")
if issued[:10] != "-".join(reversed(issue_date.split("/"))):
    report("signer", "correct", "expeditionDate")
if is_alive is not True:
    report("signer", "review", "isAlive")
report("signer", "accept" if names_fit(signers[0].get("name"), full_name) else "review", "fullName")

# region lists
people = {"OFAC, business": ({"fullName": name}, name), "OFAC, signer": (person, full_name)}
for step, (who, name) in people.items():
    ofac = call(step, "/v2/ofac", who, "not checked")
    if ofac.get("foundInOFAC") is None or not ofac.get("fullName"):
        report(step, "not checked", "missing field")
    if not names_fit(ofac["fullName"], name):
        report(step, "not checked", "fullName")
    report(step, "clean" if ofac["foundInOFAC"] is False else "possible match")
