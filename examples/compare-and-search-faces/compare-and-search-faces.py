# Recognises an enrolled person: compares the face with the one on file, or searches for it.
# Usage: python3 compare-and-search-faces.py compare face-today.jpg face.jpg
#    or: python3 compare-and-search-faces.py search face-today.jpg COLLECTION_ID COLLECTION_CODE

import base64
import os
import re
import sys
from contextlib import suppress
from pathlib import Path

import requests

API_URL, HEADERS = os.getenv("API_URL"), {"Authorization": f"Bearer {os.getenv('API_TOKEN')}"}
command, *args = sys.argv[1:] or [None]
if not API_URL or (command, len(args)) not in [("compare", 2), ("search", 3)]:
    sys.exit("Stopped: set API_URL and API_TOKEN, and give compare or search with values")


def report(step, result, reason=None):
    print(f"{step}: {result}" + (f" ({reason})" if reason else ""))
    if result != "accept":
        sys.exit(2)


def image_of(file):
    if not Path(file).exists(): sys.exit(f"Stopped: there is no {file}")
    return base64.b64encode(Path(file).read_bytes()).decode()


# region call
FACE_WORDS = r"\w*faces?_\w+|poor_lighting|liveness_\w*failed|more than one face|for liveness"
OPTIONS = {"os": "DESKTOP", "search_mode": "ACCURATE", "liveness_min_score": 0.6}


def call(step, path, query=None):
    url, method = f"{API_URL}/v2/face-recognition/{path}", "POST" if query else "GET"
    options = {"headers": HEADERS, "timeout": 30, "allow_redirects": False}
    status, body = "no_answer", {}
    with suppress(requests.RequestException, ValueError, TypeError):
        response = requests.request(method, url, json=query, **options)
        status = response.status_code
        body = dict(response.json())  # What is no JSON has no key and no fields.
    key = next((t for t in map(body.get, ("message", "code")) if str(t or 0).isidentifier()), None)
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
if command == "compare":
    query = {**OPTIONS, "probe": image_of(args[0]), "gallery": [image_of(args[1])]}
    data = call("comparison", "compare-live", query)
    passed, score = (data.get("liveness") or {}).get("passed"), data.get("score")
    if passed is None: report("liveness", "not checked", "missing field")
    report("liveness", "accept" if passed is True else "correct")
    if score is None or float(score) > 1:
        report("comparison", "not checked", "score")
    report("comparison", "accept" if float(score) > 0.85 else "correct")
    sys.exit()

# region search
face_today, collection, code = args
query = {**OPTIONS, "image": image_of(face_today), "collection_id": code, "min_score": 0.8}
found = call("search", "search-live-face", query)
liveness, persons = found.get("liveness_score"), found.get("persons")
if None in (liveness, persons): report("search", "not checked", "missing field")
scores = [liveness, *(person.get("score") for person in persons)]
if any(score is None or float(score) > 1 for score in scores):
    report("search", "not checked", "score")
report("liveness", "accept" if float(liveness) > 0.6 else "correct")
if not persons: report("search", "correct")
is_sure = len(persons) == 1 and float(persons[0]["score"]) > 0.9
report("search", "accept" if is_sure else "review")

# region person
found = call("person", f"persons/{persons[0]['id']}")
status, collections = found.get("status"), found.get("collections")
if None in (status, collections): report("person", "not checked", "missing field")
may_pass = status == "active" and collection in collections
report("person", "accept" if may_pass else "review", persons[0]["id"])
