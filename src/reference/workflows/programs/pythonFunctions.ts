import {timeoutSeconds} from './program';

/** Ends the program unless the answer has the expected status. */
export const call = `

def call(step, status, method, url, token=None, headers=None, **request):
    headers = dict(headers or {})
    if token:
        headers["Authorization"] = f"Bearer {token}"
    try:
        response = requests.request(method, url, headers=headers, timeout=${timeoutSeconds}, **request)
    except requests.RequestException as error:
        raise SystemExit(f"{step}: {error}")
    if response.status_code != status:
        raise SystemExit(f"{step}: {response.status_code} {response.text}")
    return response.json() if response.text else None`;

/** Reads a field of an answer that may be missing. */
export const at = `

def at(value, *keys):
    for key in keys:
        if isinstance(value, list):
            value = value[key] if key < len(value) else None
        else:
            value = value.get(key) if isinstance(value, dict) else None
    return value`;

/** Ends the program if an answer lacks what a later request sends. */
export const required = `

def required(step, answer, *keys):
    value = at(answer, *keys)
    if value is None:
        raise SystemExit(f"{step}: {json.dumps(answer)}")
    return value`;
