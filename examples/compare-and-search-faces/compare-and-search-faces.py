# Recognises an enrolled person: compares the face with the one on file, or searches for it.
# Usage: python3 compare-and-search-faces.py compare face-today.jpg face.jpg
#    or: python3 compare-and-search-faces.py search face-today.jpg COLLECTION_ID COLLECTION_CODE
# Exit code: 0 if the person is recognised, 2 if somebody has to act, 1 if the run was stopped.

import base64
import os
import re
import sys
from contextlib import suppress
from pathlib import Path

import requests

API_URL, API_TOKEN = os.environ.get("API_URL"), os.environ.get("API_TOKEN")
if not API_URL or len(sys.argv) < 4:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give compare or search with values")
command, *args = sys.argv[1:]


def report(step, result, reason=None):
    print(f"{step}: {result}" + (f" ({reason})" if reason else ""))
    if result != "accept":
        sys.exit(2)


def image_of(file):
    if not os.path.exists(file):
        sys.exit(f"Stopped: there is no {file}")
    return base64.b64encode(Path(file).read_bytes()).decode()


# region call
FACE_WORDS = r"\w*faces?_\w+|poor_lighting|liveness_(check_)?failed|more than one face|for liveness"
OPTIONS = {"os": "DESKTOP", "search_mode": "ACCURATE", "liveness_min_score": 0.6}


def call(step, path, query=None):
    url, method = f"{API_URL}/v2/face-recognition/{path}", "POST" if query else "GET"
    options = {"json": query, "timeout": 30, "allow_redirects": False}
    headers = {"Authorization": f"Bearer {API_TOKEN}"}
    status, body = 0, {"code": "no_answer"}
    with suppress(requests.RequestException, ValueError, TypeError):
        response = requests.request(method, url, headers=headers, **options)
        status, body = response.status_code, {}  # What is no JSON has no key and no fields.
        body = dict(response.json())
    texts = map(body.get, ("message", "code"))
    key = next((text for text in texts if text and " " not in text), None)  # A key is one word.
    if status == 200:
        return dict(body.get("data") or {})
    if status in (401, 402, 403):
        sys.exit(f"Stopped: {status} {key or ''}")
    if step == "person" and status == 404 and key:
        report(step, "review", key)
    # The word can be anywhere in the answer.
    word = re.search(FACE_WORDS, str(body), re.IGNORECASE)
    return report(step, "correct" if word else "not checked", word[0] if word else key or status)


# region compare
def compare(face_today, face):
    query = {**OPTIONS, "probe": image_of(face_today), "gallery": [image_of(face)]}
    data = call("comparison", "compare-live", query)
    passed, score = (data.get("liveness") or {}).get("passed"), data.get("score")
    if passed is None:
        report("liveness", "not checked", "missing field")
    report("liveness", "accept" if passed is True else "correct")
    if score is None or float(score) > 1:
        report("comparison", "not checked", "score")
    report("comparison", "accept" if float(score) > 0.85 else "correct")


# region search
def search(face_today, collection, code):
    query = {**OPTIONS, "image": image_of(face_today), "collection_id": code, "min_score": 0.8}
    data = call("search", "search-live-face", query)
    liveness, persons = data.get("liveness_score"), data.get("persons")
    if liveness is None or persons is None:
        report("search", "not checked", "missing field")
    scores = [liveness, *(person.get("score") for person in persons)]
    if any(score is None or float(score) > 1 for score in scores):
        report("search", "not checked", "score")
    report("liveness", "accept" if float(liveness) > 0.6 else "correct")
    if not persons:
        report("search", "correct")
    is_sure = len(persons) == 1 and float(persons[0]["score"]) > 0.9
    report("search", "accept" if is_sure else "review")
    read_person(persons[0]["id"], collection)


# region person
def read_person(person, collection):
    data = call("person", f"persons/{person}")
    if not data.get("status") or data.get("collections") is None:
        report("person", "not checked", "missing field")
    may_pass = data["status"] == "active" and collection in data["collections"]
    report("person", "accept" if may_pass else "review", person)


{"compare": compare, "search": search}[command](*args)
