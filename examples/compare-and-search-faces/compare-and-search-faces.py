# Recognises an enrolled person: compares the face with the one on file, or searches for it.
# Usage: python3 compare-and-search-faces.py compare face-today.jpg face.jpg
#    or: python3 compare-and-search-faces.py search face-today.jpg COLLECTION_ID COLLECTION_CODE
# Exit code: 0 if the person is recognised, 2 if somebody has to act, 1 if the run was stopped.

import base64
import os
import re
import sys
from pathlib import Path

import requests

API_URL, API_TOKEN = os.environ["API_URL"], os.environ["API_TOKEN"]
command, *args = sys.argv[1:]


def report(step, result, reason=None):
    print(f"{step}: {result}" + (f" ({reason})" if reason else ""))
    if result != "accept":
        sys.exit(2)


# region call
OPTIONS = {"os": "DESKTOP", "search_mode": "ACCURATE", "liveness_min_score": 0.6}


def call(step, path, body=None):
    url, method = f"{API_URL}/v2/face-recognition/{path}", "POST" if body else "GET"
    options = {"json": body and {**OPTIONS, **body}, "timeout": 30, "allow_redirects": False}
    headers = {"Authorization": f"Bearer {API_TOKEN}"}
    try:
        response = requests.request(method, url, headers=headers, **options)
        status, body = response.status_code, dict(response.json())
    except (requests.RequestException, ValueError, TypeError):
        status, body = 0, {"code": "no_answer"}
    texts = map(body.get, ("message", "code"))
    key = next((text for text in texts if text and " " not in text), None)  # A key is one word.
    if status == 200:
        return dict(body.get("data") or {})
    if status in (401, 402, 403):
        sys.exit(f"Stopped: {status} {key}")
    if status == 404 and key:
        report(step, "review", key)
    is_yours = re.search("face|lighting|liveness_(check_)?failed", key or "", re.IGNORECASE)
    return report(step, "correct" if is_yours else "not checked", key or status)
# endregion


def image_of(file):
    return base64.b64encode(Path(file).read_bytes()).decode()


# region compare
def compare(face_today, face):
    pictures = {"probe": image_of(face_today), "gallery": [image_of(face)]}
    data = call("comparison", "compare-live", pictures)
    passed, score = (data.get("liveness") or {}).get("passed"), data.get("score")
    if passed is None:
        report("liveness", "not checked", "missing field")
    report("liveness", "accept" if passed is True else "correct")
    if score is None:
        report("comparison", "not checked", "missing field")
    report("comparison", "accept" if 0.85 < float(score) <= 1 else "correct")
# endregion


# region search
def search(face_today, collection, code):
    query = {"image": image_of(face_today), "collection_id": code, "min_score": 0.8}
    data = call("search", "search-live-face", query)
    liveness, persons = data.get("liveness_score"), data.get("persons")
    if liveness is None or persons is None:
        report("search", "not checked", "missing field")
    report("liveness", "accept" if 0.6 < float(liveness) <= 1 else "correct")
    if not persons:
        report("search", "correct")
    is_sure = len(persons) == 1 and 0.9 < float(persons[0]["score"]) <= 1
    report("search", "accept" if is_sure else "review")
    read_person(persons[0]["id"], collection)
# endregion


# region person
def read_person(person, collection):
    data = call("person", f"persons/{person}")
    if not data.get("status") or not data.get("collections"):
        report("person", "not checked", "missing field")
    may_pass = data["status"] == "active" and collection in data["collections"]
    report("person", "accept" if may_pass else "review", person)
# endregion


{"compare": compare, "search": search}[command](*args)
