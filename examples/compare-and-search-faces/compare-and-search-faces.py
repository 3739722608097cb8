"""Recognises an enrolled person: compares the face with the one on file, or searches for it.

    python3 compare-and-search-faces.py compare face-today.jpg face.jpg
    python3 compare-and-search-faces.py search face-today.jpg COLLECTION_ID COLLECTION_CODE

Exit code: 0 if the person is recognised, 2 if somebody has to act, 1 if the run was stopped.
"""

import base64
import os
import re
import sys
from pathlib import Path
from urllib.parse import quote

import requests

API_URL, API_TOKEN = os.environ.get("API_URL"), os.environ.get("API_TOKEN")
command, args = "".join(sys.argv[1:2]), sys.argv[2:]
if not API_URL or not API_TOKEN or len(args) != {"compare": 2, "search": 3}.get(command):
    sys.exit("Stopped: set API_URL and API_TOKEN, and give compare or search with its values")


# region call
FACE_WORD = re.compile("face|lighting|liveness_(check_)?failed|for liveness", re.I)


def call(method, path, body=None):
    url, headers = f"{API_URL}/v2/face-recognition/{path}", {"Authorization": f"Bearer {API_TOKEN}"}
    body = body and {"os": "DESKTOP", "search_mode": "ACCURATE", **body}
    options = {"json": body, "headers": headers, "timeout": 30, "allow_redirects": False}
    try:
        response = requests.request(method, url, **options)
        answer = response.json()
        data = dict(answer.get("data") or {})
        details = [detail.get("msg") for detail in data.get("detail") or []]
        texts = [text for text in (answer.get("message"), answer.get("code"), *details) if text]
        key = next(filter(lambda text: FACE_WORD.search(str(text)), texts), (texts or [None])[0])
    except (requests.RequestException, ValueError, TypeError, AttributeError) as error:
        return 0, f"no usable answer, {type(error).__name__}", {}
    if response.status_code in (401, 402, 403):
        sys.exit(f"Stopped: {response.status_code} {key}")
    return response.status_code, key, data
# endregion


def image_of(file):
    return base64.b64encode(Path(file).read_bytes()).decode()


def report(what, result, key=None):
    print(f"{what}: {result}" + (f" ({key})" if key else ""))
    if result != "accept":
        sys.exit(2)


# region results
def from_error(status, key):
    is_picture = status in (400, 412, 413, 422) or FACE_WORD.search(str(key))
    return "correct" if is_picture else "not checked"


def from_score(score, threshold):
    if score is None:
        return "not checked"
    if not re.fullmatch(r"0(\.\d+)?|1(\.0)?", str(score)):
        return "review"
    return "accept" if float(score) > threshold else "correct"
# endregion


# region compare
def compare(face_today, face):
    pictures = {"probe": image_of(face_today), "gallery": [image_of(face)]}
    minimums = {"liveness_min_score": 0.6, "compare_min_score": 0.85}
    status, key, data = call("POST", "compare-live", {**pictures, **minimums})
    if status != 200:
        report("comparison", from_error(status, key), key)
    passed = (data.get("liveness") or {}).get("passed")
    if passed is None:
        report("liveness", "not checked")
    if passed is False:
        report("liveness", "correct")
    report("liveness", "accept" if passed is True else "review")
    report("comparison", from_score(data.get("score"), minimums["compare_min_score"]))
# endregion


# region search
def search(face_today, collection, code):
    query = {"image": image_of(face_today), "collection_id": code}
    minimums = {"liveness_min_score": 0.6, "min_score": 0.8}
    status, key, data = call("POST", "search-live-face", {**query, **minimums})
    if status != 200:
        report("search", from_error(status, key), key)
    report("liveness", from_score(data.get("liveness_score"), minimums["liveness_min_score"]))
    persons = data.get("persons")
    if not persons:
        report("search", "correct" if persons == [] else "not checked")
    result = from_score(persons[0].get("score"), 0.9)
    report("search", "review" if len(persons) > 1 or result == "correct" else result)
    read_person(persons[0].get("id"), collection)
# endregion


# region person
def read_person(person, collection):
    status, key, data = call("GET", f"persons/{quote(str(person), safe='')}")
    state, collections = data.get("status"), data.get("collections")
    if status == 404 and key:
        report("person", "review", key)
    if status != 200 or not state or not collections:
        report("person", "not checked", key)
    members = [one.get("_id") if isinstance(one, dict) else one for one in collections]
    report("person", "accept" if state == "active" and collection in members else "review", person)
# endregion


compare(*args) if command == "compare" else search(*args)
