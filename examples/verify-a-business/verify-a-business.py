"""Verifies a business of Colombia: reads two registries, checks the person who signs, and asks OFAC about both.

    python3 verify-a-business.py 10000002 'Ejemplo Ficticio S.A.S.' 10000002 15/03/2020

Exit code: 0 if all is well, 2 if somebody has to look or to ask again, 1 if the run was stopped.
"""

import os
import re
import sys
import unicodedata
from datetime import datetime, timedelta, timezone
from functools import reduce

import requests

API_URL, API_TOKEN = os.environ.get("API_URL"), os.environ.get("API_TOKEN")
if not API_URL or not API_TOKEN or len(sys.argv) < 5:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give NIT, name, card and date of issue")
nit, business_name, signer_number, issue_date = sys.argv[1:5]


# Each step needs the one before: the first result that is not good ends the run.
def report(step, result, reason=None):
    print(f"{step}: {result}" + (f" ({reason})" if reason else ""))
    if result not in ("accept", "clean"):
        sys.exit(2)


# region call
def call(step, path, query, fields, not_found="correct"):
    status, body, headers = 0, None, {"Authorization": f"Bearer {API_TOKEN}"}
    try:
        response = requests.get(API_URL + path, query, headers=headers, timeout=30, allow_redirects=False)
        status = response.status_code
        body = response.json()
    except (requests.RequestException, ValueError):
        pass  # What is not JSON has neither a key nor fields.

    def read(field):
        return reduce(lambda part, name: part.get(name) if isinstance(part, dict) else None, field.split("."), body)

    message = str(read("message") or "")
    key = message if re.fullmatch(r"\w+", message, re.ASCII) else read("code")
    # A refused token, or too few credits: the next request would be refused as well.
    if status in (401, 402, 403): sys.exit(f"Stopped: {status} {key or ''}".rstrip())
    if (status == 404 and key) or key == "MissingParameter": report(step, not_found, key)
    if status != 200: report(step, "not checked", key or status or "no answer")
    values = [read(f"data.{field}") for field in fields]
    if None in values: report(step, "not checked", fields[values.index(None)])
    return values
# endregion


def names_fit(name, official):
    def words(text):
        letters = (c for c in unicodedata.normalize("NFD", str(text)) if unicodedata.category(c)[0] != "M")
        return set(re.findall(r"[^\W_]+", "".join(letters).upper()))

    return len(words(name)) > 1 and words(name) <= words(official)


# region tax-registry
business = {"documentType": "NIT", "documentNumber": nit}
state, legal_name = call("tax registry", "/v2/co/company/dian", business, ["estado", "nombreRazon"])
if state != "REGISTRO ACTIVO": report("tax registry", "review", "estado")
if not names_fit(business_name, legal_name): report("tax registry", "correct", "nombreRazon")
report("tax registry", "accept")
# endregion

# region mercantile-registry
names = ["registrationStatus", "lastRenewedYear", "businessName", "legalRepresentatives.legalRepresentatives"]
fields = [f"commercialRegistry.{name}" for name in names]
state, renewed, name, groups = call("registration", "/v3/co/rues-complete", {**business, "category": "RM"}, fields)
signer = next((person for group in groups for person in group if person.get("documentNumber") == signer_number), {})
today = datetime.now(timezone(timedelta(hours=-5)))  # In Colombia, where a registration is renewed by 31 March.
years = [str(today.year), str(today.year - (1 if today.month < 4 else 0))]
if state != "ACTIVA": report("registration", "review", "registrationStatus")
if str(renewed) not in years: report("registration", "review", "lastRenewedYear")
if re.search(r"EN LIQUIDACI[OÓ]N\s*$", str(name)): report("registration", "review", "businessName")
if signer.get("documentType") != "CC": report("registration", "review", "legalRepresentatives")
report("registration", "accept")
# endregion

# region signer
person = {"documentType": "CC", "documentNumber": signer_number}
fields = ["isAlive", "fullName", "expeditionDate"]
is_alive, full_name, issued = call("signer", "/v2/co/cedula/extra", {**person, "date": issue_date}, fields)
if is_alive is not True: report("signer", "review", "isAlive")
if not names_fit(signer.get("name"), full_name): report("signer", "review", "fullName")
if str(issued)[:10] != "-".join(reversed(issue_date.split("/"))): report("signer", "correct", "expeditionDate")
report("signer", "accept")
# endregion

# region lists
for who, query, official in ("business", {"fullName": legal_name}, legal_name), ("signer", person, full_name):
    found, searched = call(f"OFAC, {who}", "/v2/ofac", query, ["foundInOFAC", "fullName"], "not checked")
    if not names_fit(searched, official): report(f"OFAC, {who}", "not checked", "fullName")
    report(f"OFAC, {who}", "clean" if found is False else "possible match")
# endregion
