"""Verifies a business of Colombia: reads two registries, checks the person who signs, and asks OFAC about both.

    python3 verify-a-business.py 10000002 'Ejemplo Ficticio S.A.S.' 10000002 15/03/2020

Exit code: 0 if all is well, 2 if somebody has to look or to ask again, 1 if the run was stopped.
"""

import os
import re
import sys
import unicodedata
from datetime import datetime, timedelta, timezone

import requests

API_URL, API_TOKEN = os.environ.get("API_URL"), os.environ.get("API_TOKEN")
if not API_URL or not API_TOKEN or len(sys.argv) < 5:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give NIT, name, card and date of issue")
nit, typed_name, signer_number, issue_date = sys.argv[1:5]


# The first result that is not good ends the run.
def report(step, result, reason=None):
    print(f"{step}: {result}" + (f" ({reason})" if reason else ""))
    if result not in ("accept", "clean"):
        sys.exit(2)


def need(step, data, *fields):
    for field in fields:
        if data.get(field) in (None, ""):
            report(step, "not checked", field)


# region call
def call(step, path, query, not_found="correct"):
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
        report(step, not_found, key)
    if status != 200:
        report(step, "not checked", key or status)
    return data if isinstance(data, dict) else {}
# endregion


def names_fit(name, official):
    def words(text):
        letters = unicodedata.normalize("NFD", str(text))
        plain = (c for c in letters if unicodedata.category(c)[0] != "M")
        # S.A.S. and SAS are the same.
        joined = re.sub(r"\b([A-Z])[.\s]+(?=[A-Z]\b)", r"\1", "".join(plain).upper())
        return set(re.findall(r"[^\W_]+", joined))

    return len(words(name)) > 1 and words(name) <= words(official)


# region tax-registry
business = {"documentType": "NIT", "documentNumber": nit}
tax = call("tax registry", "/v2/co/company/dian", business)

need("tax registry", tax, "estado", "nombreRazon")
is_same_name = names_fit(typed_name, tax["nombreRazon"])

if tax["estado"] != "REGISTRO ACTIVO": report("tax registry", "review", "estado")
if not is_same_name: report("tax registry", "correct", "nombreRazon")
report("tax registry", "accept")
# endregion

# region registration
rues_query = {**business, "category": "RM"}
rues = call("registration", "/v3/co/rues-complete", rues_query)
registry = rues.get("commercialRegistry") or {}

need("registration", registry, "registrationStatus", "lastRenewedYear", "businessName")
is_active = registry["registrationStatus"] == "ACTIVA"
is_closing = re.search(r"EN LIQUIDACI[OÓ]N\s*$", str(registry["businessName"]))
# In Colombia, five hours behind UTC, the renewal is due by 31 March.
today = datetime.now(timezone(timedelta(hours=-5)))
years = [today.year - 1, today.year] if today.month < 4 else [today.year]
is_renewed = str(registry["lastRenewedYear"]) in map(str, years)

if not is_active: report("registration", "review", "registrationStatus")
if not is_renewed: report("registration", "review", "lastRenewedYear")
if is_closing: report("registration", "review", "businessName")
report("registration", "accept")
# endregion

# region representative
listed = registry.get("legalRepresentatives") or {}
need("representative", listed, "legalRepresentatives")
# The list holds groups of people.
groups = [group for group in listed["legalRepresentatives"] if isinstance(group, list)]
people = [one for group in groups for one in group if isinstance(one, dict)]
matches = [one for one in people if one.get("documentNumber") == signer_number]

if not matches: report("representative", "review", "documentNumber")
signer = matches[0]
if signer.get("documentType") != "CC":
    report("representative", "review", "documentType")
report("representative", "accept")
# endregion

# region signer
person = {"documentType": "CC", "documentNumber": signer_number}
card_query = {**person, "date": issue_date}
card = call("signer", "/v2/co/cedula/extra", card_query)

need("signer", card, "isAlive", "fullName", "expeditionDate")
issued = str(card["expeditionDate"])[:10]
typed_day = "-".join(reversed(issue_date.split("/")))
is_same_person = names_fit(signer.get("name"), card["fullName"])

if card["isAlive"] is not True: report("signer", "review", "isAlive")
if issued != typed_day: report("signer", "correct", "expeditionDate")
if not is_same_person: report("signer", "review", "fullName")
report("signer", "accept")
# endregion


# region lists
def screen(step, who, name):
    # If nobody was found, nothing was searched.
    ofac = call(step, "/v2/ofac", who, "not checked")
    need(step, ofac, "foundInOFAC", "fullName")
    if not names_fit(ofac["fullName"], name):
        report(step, "not checked", "fullName")
    report(step, "clean" if ofac["foundInOFAC"] is False else "possible match")


screen("OFAC, business", {"fullName": tax["nombreRazon"]}, tax["nombreRazon"])
screen("OFAC, signer", person, card["fullName"])
# endregion
