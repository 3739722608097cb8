# Verifies a car of Colombia: confirms it and its owner, then asks for insurance, fines and value.
# Usage: python3 verify-a-vehicle.py BBCC13 10000001

import os
import sys
from contextlib import suppress

import requests

API_URL, HEADERS = os.getenv("API_URL"), {"Authorization": f"Bearer {os.getenv('API_TOKEN')}"}
if not API_URL or not os.getenv("API_TOKEN") or len(sys.argv) != 3:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give plate and owner")
typed_plate, owner_number = sys.argv[1:]
results = []


# region ask
def ask(source, path, query, decide):
    status, body = "no_answer", {}
    with suppress(requests.RequestException, ValueError, TypeError):
        response = requests.get(API_URL + path, query, headers=HEADERS, timeout=200)
        status = response.status_code
        body = dict(response.json())  # What is no JSON has no key and no fields.
    key = next((t for t in map(body.get, ("message", "code")) if str(t or 0).isidentifier()), None)
    if status in (401, 402, 403):
        sys.exit(f"Stopped: {status} {key or ''}")
    is_yours = (status == 404 and key) or key == "MissingParameter"
    failure = f"{'correct' if is_yours else 'not checked'} ({key or status})"
    data = body["data"] if isinstance(body.get("data"), dict) else {}
    results.append(decide(data) if status == 200 else failure)
    print(f"{source}: {results[-1]}")
    return data


# region registry
def from_registry(data):
    car = data.get("informacionGeneral") or {}
    plate, state, pledge = map(car.get, ("noPlaca", "estadoDelVehiculo", "prendas"))
    liens = [*map(data.get, ("garantiasMobiliarias", "garantiasFavorDe", "limitacionPropiedad"))]
    # One sign of a lien is enough, because the fields can disagree.
    if (pledge and pledge != "NO") or any(liens):
        return "review (lien)"
    if not all((plate, state, pledge)) or None in liens:
        return "not checked (missing field)"
    return "accept" if state == "ACTIVO" else "review (estadoDelVehiculo)"


# region insurance
def from_insurance(data):
    soat, tech = data.get("soat") or {}, data.get("techReview") or {}
    insured, inspected, is_due = soat.get("valid"), tech.get("valid"), tech.get("requireTechReview")
    if None in (insured, inspected, is_due):
        return "not checked (missing field)"
    if insured is not True:
        return "correct (soat)"
    return "accept" if inspected is True or is_due is False else "correct (techReview)"


# region fines
def from_fines(data):
    lists = [*map(data.get, ("multas", "acuerdosPago", "comparendos", "resoluciones"))]
    if any(lists) or str(data.get("totalGeneral") or 0) != "0":
        return "review (fines)"
    return "accept" if lists[:2] == [[], []] else "not checked (missing field)"


# region value
def from_values(data):  # The guide counts thousands of pesos.
    if data.get("valueModel") is None:
        return "not checked (missing field)"
    wanted = {"modelo": str(model_year), "estado": "USADO"}.items()
    value = next((row.get("valor") for row in data["valueModel"] if wanted <= row.items()), None)
    is_known = str(value).isdigit() and int(value) > 0
    return f"accept ({value}000 COP)" if is_known else "review (valor)"


owner = {"documentType": "CC", "documentNumber": owner_number}
typed = {**owner, "plate": typed_plate.replace("-", "").replace(" ", "").upper()}
registry = ask("registry", "/v2/co/runt/vehicle-by-plate", typed, from_registry)
if results != ["accept"]:
    sys.exit(2)

plate, model_year = map(registry["informacionGeneral"].get, ("noPlaca", "modelo"))
ask("insurance", "/v2/co/runt/vehiculo", {**owner, "plate": plate}, from_insurance)
ask("fines", "/v2/co/simit/consultar/placa", {"plate": plate}, from_fines)
ask("value", "/v2/co/fasecolda/values-by-plate", {"plate": plate}, from_values)
sys.exit(0 if all(result.startswith("accept") for result in results) else 2)
