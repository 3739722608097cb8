import {fill} from '../../labels';
import {pauses, timeoutSeconds, type ProgramTexts} from './program';

/** What the programs of all guides share, in the language of the page. */
export const shared = ({results, noAnswer, missing, again, saved, notes}: ProgramTexts): string => `
WORDS = {
${Object.entries(results)
  .map(([name, word]) => `    "${name}": "${word}",`)
  .join('\n')}
}
PAUSES = os.environ.get("PAUSES", "${pauses.join(' ')}").split()  # ${notes.seconds}
kept, done, rows = {}, [], []
answer = status = key = None


def end(code=None):
    if SAVED and done:
        save()
        print(f"${fill(saved, {file: '{FILE}'})}")
    widths = [max(len(row[column]) for row in rows) for column in range(2)] if rows else []
    for step, result, why in rows:
        print(f"{step:{widths[0]}}  {result:{widths[1]}}  {why}".rstrip())
    good = all(result in (WORDS["accept"], WORDS["clean"]) for _, result, _ in rows)
    sys.exit(code or (0 if good else 2))


def stop(step, reason):
    print(f"{step}: {reason}", file=sys.stderr)
    end(1)


def error_key(body):
    error = body.get("error") if isinstance(body.get("error"), dict) else body
    for text in (error.get("message"), error.get("error")):
        word = re.fullmatch(r"(?:\\w+:)?(\\w+)(?:@[\\d.]+)?", text if isinstance(text, str) else "")
        if word:
            return word[1]
    return error["code"] if isinstance(error.get("code"), str) else next(iter(error), "")


def reason():
    return "${noAnswer}" if status is None else f"{status} {key}".strip()


def call(step, method, url, token=None, headers=None, **content):
    """${notes.sends}"""
    global answer, status, key
    headers = {**(headers or {}), **({"Authorization": f"Bearer {token}"} if token else {})}
    for pause in [*PAUSES, None]:
        answer = status = key = None
        try:
            response = requests.request(method, url, headers=headers, timeout=${timeoutSeconds}, allow_redirects=False, **content)
        except requests.RequestException:
            return  # ${notes.unanswered}
        status = response.status_code
        try:
            answer = response.json()
        except (ValueError, RecursionError):
            answer = {}
        answer = answer if isinstance(answer, dict) else {}
        key = "" if response.ok else error_key(answer)
        is_down = method == "GET" and (status >= 500 or key in LATER)
        if pause is None or not (is_down or status == 429):
            return
        print(f"{step}: {reason()}, ${fill(again, {seconds: '{pause}'})}", file=sys.stderr)
        time.sleep(float(pause))


def at(*keys):
    """${notes.reads}"""
    value = answer
    for part in keys:
        if isinstance(value, list):
            value = value[part] if isinstance(part, int) and part < len(value) else None
        else:
            value = value.get(part) if isinstance(value, dict) else None
    return value


def failing(tests):
    unmet = [test for test in tests if not test[2](test[1])]
    return [
        ("notChecked", f"${fill(missing, {field: '{name}'})}") if value is None else ((otherwise or ["review"])[0], name)
        for name, value, _, *otherwise in unmet
    ]


def expect(step, wanted, tests=()):
    """${notes.expects}"""
    if status != wanted:
        stop(step, reason())
    for _, why in failing(tests):
        stop(step, why)


def report(step, wanted, tests, correct=(), review=(), good="accept", doubtful="review"):
    """${notes.reports}"""
    if status == 401:
        stop(step, reason())
    found = {}
    if status != wanted:
        known = (("review", review), ("correct", correct))
        found[next((word for word, those in known if status in those or key in those), "notChecked")] = reason()
    for result, why in failing(tests) if status == wanted else []:
        found.setdefault(result, why)
    result = next((word for word in ("review", "notChecked", "correct") if word in found), good)
    rows.append([step, WORDS[doubtful if result == "review" else result], found.get(result, "")])
    return result == good


def keep(step, needed=None, others=None):
    """${fill(notes.keeps, {saved: 'SAVED'})}"""
    for name, value in (needed or {}).items():
        if value is None:
            stop(step, f"${fill(missing, {field: '{name}'})}")
    kept.update(needed or {})
    kept.update(others or {})
    done.append(step)
    save()


def save():
    names = sum(SAVED.values(), [])
    state = {"kept": {name: kept[name] for name in names if name in kept}, "done": done, "rows": rows}
    if SAVED:
        FILE.touch(mode=0o600)
        FILE.write_text(json.dumps(state, indent=2, ensure_ascii=False), encoding="utf-8")
`;

/** Reads the file that a variable names. */
export const read = ({unreadable}: ProgramTexts): string => `

def read(variable):
    try:
        return base64.b64encode(Path(os.environ[variable]).read_bytes()).decode()
    except OSError:
        stop(variable, "${unreadable}")
`;

/** Reads what an earlier run has done, but for the step of `--from` and those after it. */
export const resume = ({usage, finished}: ProgramTexts): string => `

def resume():
    steps = list(SAVED)
    option, start, *others = [*sys.argv[1:], None, None]
    if option and (option != "--from" or start not in steps or others != [None, None]):
        stop(" ".join(sys.argv[1:]), f"${fill(usage, {steps: "{', '.join(steps)}"})}")
    if FILE.exists():
        state = json.loads(FILE.read_text(encoding="utf-8"))
        kept.update(state["kept"])
        done.extend(state["done"])
        rows.extend(state["rows"])
    undone = steps[steps.index(start):] if start else []
    done[:] = [step for step in done if step not in undone]
    rows[:] = [row for row in rows if row[0] in done]
    for name in sum((SAVED[step] for step in undone), []):
        kept.pop(name, None)
    save()
    if len(done) == len(steps):
        print(f"${fill(finished, {file: '{FILE}'})}", file=sys.stderr)


def is_next(step):
    return step not in done
`;

/** Reads a value from the terminal, where a secret is not shown, or from the variable that holds it. */
export const ask = ({unset}: ProgramTexts, isSecretAsked: boolean): string => `

def ask(variable, question${isSecretAsked ? ', secret=False' : ''}):
    text = os.environ.get(variable, "")
    while not text:
${
  isSecretAsked
    ? `        if secret and sys.stdin.isatty():
            text = getpass.getpass(f"{question}: ").strip()
            continue
`
    : ''
}        print(f"{question}: ", end="", file=sys.stderr, flush=True)
        line = sys.stdin.readline() or stop(variable, "${unset}")
        text = line.strip()
    return text
`;

/** Comparisons; a program has those that it calls. */
export const comparisons = ({notes}: ProgramTexts) => ({
  equals: `

def equals(wanted):
    return lambda value: type(value) is type(wanted) and value == wanted
`,
  differs: `

def differs(unwanted):
    return lambda value: value != unwanted
`,
  above: `

def above(limit):
    return lambda value: isinstance(value, (int, float)) and value > limit
`,
  at_most: `

def at_most(length):
    return lambda value: isinstance(value, list) and len(value) <= length
`,
  matches: `

def matches(pattern):
    return lambda value: isinstance(value, str) and re.search(pattern, value) is not None
`,
  fits: `

def words_of(name):
    plain = unicodedata.normalize("NFD", name)
    return set(re.findall(r"[^\\W_]+", "".join(c for c in plain if not unicodedata.combining(c)).upper()))


def fits(typed):
    """${notes.fits}"""
    words = words_of(typed)
    return lambda official: len(words) > 1 and words <= words_of(official or "")
`,
  same_day: `

def day(text):
    return re.sub(r"^(\\d{2})/(\\d{2})/(\\d{4})$", r"\\3-\\2-\\1", text)[:10]


def same_day(typed):
    return lambda official: isinstance(official, str) and day(typed) == day(official)
`,
});
