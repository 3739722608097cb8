"""Verifies a car of Colombia: confirms it and its owner, then asks for insurance, fines and reference value.

    python3 verify-a-vehicle.py BBCC13 10000001

Exit code: 0 if all is well, 2 if somebody has to look or to ask again, 1 if the run was stopped.
"""

import os
import re
import sys
from functools import reduce

import requests

API_URL, API_TOKEN = os.environ.get("API_URL"), os.environ.get("API_TOKEN")
if not API_URL or not API_TOKEN or len(sys.argv) < 3:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give the plate and the owner's number")
typed_plate = re.sub(r"[\s-]", "", sys.argv[1]).upper()
owner = {"documentType": "CC", "documentNumber": sys.argv[2]}
results = []


def read(data, *fields):
    get = lambda part, name: part.get(name) if isinstance(part, dict) else None
    return [reduce(get, field.split("."), data) for field in fields]


# region ask
def ask(source, path, query, decide):
    status, body, headers = 0, None, {"Authorization": f"Bearer {API_TOKEN}"}
    try:
        response = requests.get(API_URL + path, query, headers=headers, timeout=200, allow_redirects=False)
        status = response.status_code
        body = response.json()
    except (requests.RequestException, ValueError):
        pass  # What is not JSON has neither a key nor fields.
    code, message, data, older = read(body, "code", "message", "data", "value.value.data")
    key = message if re.fullmatch(r"\w+", str(message or ""), re.ASCII) else code
    # A refused token, or too few credits: the next request would be refused as well.
    if status in (401, 402, 403): sys.exit(f"Stopped: {status} {key or ''}".rstrip())
    answer = older if data is None else data  # Older answers of the SIMIT are two levels down.
    is_wrong = (status == 404 and key) or key == "MissingParameter"
    failure = f"correct ({key})" if is_wrong else f"not checked ({key or status or 'no answer'})"
    results.append(decide(answer) if status == 200 else failure)
    print(f"{source}: {results[-1]}")
    return answer
# endregion


# region registry
def from_registry(answer):
    plate, state, pledge = read(*read(answer, "informacionGeneral"), "noPlaca", "estadoDelVehiculo", "prendas")
    liens = read(answer, "garantiasMobiliarias", "garantiasFavorDe", "limitacionPropiedad")
    # One sign of a lien is enough, because the fields can disagree.
    if pledge not in (None, "NO") or any(lien not in (None, []) for lien in liens): return "review (lien)"
    if None in (plate, state, pledge, *liens): return "not checked (partial answer)"
    return "accept" if state == "ACTIVO" else "review (estadoDelVehiculo)"
# endregion


# region insurance
def from_insurance(answer):
    insured, inspected, due = read(answer, "soat.valid", "techReview.valid", "techReview.requireTechReview")
    if None in (insured, inspected, due): return "not checked (partial answer)"
    if insured is False: return "correct (soat)"
    if inspected is False and due is True: return "correct (techReview)"
    # A car that is too new for an inspection is exempt.
    return "accept" if insured is True and (inspected is True or due is False) else "review (new value)"
# endregion


# region fines
def from_fines(answer):
    lists = read(answer, "multas", "acuerdosPago", "comparendos", "resoluciones")  # The last two are not in all.
    if any(entries not in (None, []) for entries in lists): return "review (fines)"
    return "not checked (partial answer)" if None in lists[:2] else "accept"
# endregion


# region value
def from_values(answer):
    year, rows = read(answer, "year", "valueModel")
    year = model_year if year is None else year
    if not year or not isinstance(rows, list): return "not checked (partial answer)"
    if model_year is not None and str(model_year) != str(year): return "review (year)"
    values = [row.get("valor") for row in rows if read(row, "modelo", "estado") == [str(year), "USADO"]]
    if None in values: return "not checked (valor)"
    # The guide counts thousands of pesos. A year without a value needs an appraisal.
    return f"accept ({values[0]}000 COP)" if re.fullmatch("[1-9][0-9]*", str(*values[:1])) else "review (valor)"
# endregion


registry = ask("registry", "/v2/co/runt/vehicle-by-plate", {**owner, "plate": typed_plate}, from_registry)
if results != ["accept"]: sys.exit(2)  # Nothing else is asked about a car that is not confirmed.
plate, model_year = read(registry, "informacionGeneral.noPlaca", "informacionGeneral.modelo")
ask("insurance", "/v2/co/runt/vehiculo", {**owner, "plate": plate}, from_insurance)
ask("fines", "/v2/co/simit/consultar/placa", {"plate": plate}, from_fines)
ask("value", "/v2/co/fasecolda/values-by-plate", {"plate": plate}, from_values)
sys.exit(0 if all(result.startswith("accept") for result in results) else 2)
