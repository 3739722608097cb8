import {fill} from '../../labels';
import {pauses, timeoutSeconds, type ProgramTexts} from './program';

/** What the programs of all guides share, in the language of the page. */
export const shared = ({results, noAnswer, missing, again, saved, notes}: ProgramTexts): string => `
const words = {
${Object.entries(results)
  .map(([name, word]) => `  ${name}: '${word}',`)
  .join('\n')}
};
const pauses = (process.env.PAUSES ?? '${pauses.join(' ')}').split(' '); // ${notes.seconds}
const kept = {};
let done = [];
let rows = [];
let answer;
let status;
let key;

function end(code) {
  if (Object.keys(saved).length > 0 && done.length > 0) {
    save();
    console.log(\`${fill(saved, {file: '${file}'})}\`);
  }
  const width = (column) => Math.max(...rows.map((row) => row[column].length));
  for (const [step, result, why] of rows) {
    console.log(\`\${step.padEnd(width(0))}  \${result.padEnd(width(1))}  \${why}\`.trimEnd());
  }
  const isGood = rows.every(([, result]) => [words.accept, words.clean].includes(result));
  process.exit(code ?? (isGood ? 0 : 2));
}

function stop(step, reason) {
  console.error(\`\${step}: \${reason}\`);
  end(1);
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function errorKey(body) {
  const error = body?.error instanceof Object ? body.error : body;
  const word = [error?.message, error?.error]
    .map((text) => /^(?:\\w+:)?(\\w+)(?:@[\\d.]+)?$/.exec(text ?? '')?.[1])
    .find(Boolean);
  return word ?? (typeof error?.code === 'string' ? error.code : (Object.keys(error ?? {})[0] ?? ''));
}

const reason = () => (status === undefined ? '${noAnswer}' : \`\${status} \${key}\`.trim());

// ${notes.sends}
async function call(step, method, url, {token, headers, body} = {}) {
  for (const pause of [...pauses, undefined]) {
    [answer, status, key] = [];
    try {
      const response = await fetch(url, {
        method,
        headers: {
          ...(token && {Authorization: \`Bearer \${token}\`}),
          ...(body && {'Content-Type': 'application/json'}),
          ...headers,
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(${timeoutSeconds}_000),
      });
      const text = await response.text();
      status = response.status;
      answer = text.startsWith('{') ? JSON.parse(text) : undefined;
      key = response.ok ? '' : errorKey(answer);
    } catch {
      return; // ${notes.unanswered}
    }
    const isDown = method === 'GET' && (status >= 500 || later.includes(key));
    if (pause === undefined || !(isDown || status === 429)) {
      return;
    }
    console.error(\`\${step}: \${reason()}, ${fill(again, {seconds: '${pause}'})}\`);
    await sleep(pause);
  }
}

const isMissing = (value) => value === undefined || value === null;
const failing = (tests) =>
  tests
    .filter(([, value, passes]) => !passes(value))
    .map(([name, value, , otherwise = 'review']) =>
      isMissing(value) ? ['notChecked', \`${fill(missing, {field: '${name}'})}\`] : [otherwise, name],
    );

// ${notes.expects}
function expect(step, wanted, tests = []) {
  if (status !== wanted) {
    stop(step, reason());
  }
  for (const [, why] of failing(tests)) {
    stop(step, why);
  }
}

// ${notes.reports}
function report(step, wanted, tests, {correct = [], review = [], good = 'accept', doubtful = 'review'} = {}) {
  if (status === 401) {
    stop(step, reason());
  }
  const isOf = (list) => list.includes(status) || list.includes(key);
  const refused = [isOf(review) ? 'review' : isOf(correct) ? 'correct' : 'notChecked', reason()];
  const found = status === wanted ? failing(tests) : [refused];
  const [result, why] = ['review', 'notChecked', 'correct']
    .map((word) => found.find(([other]) => other === word))
    .find(Boolean) ?? [good, ''];
  rows.push([step, words[result === 'review' ? doubtful : result], why]);
  return result === good;
}

// ${fill(notes.keeps, {saved: '`saved`'})}
function keep(step, needed = {}, others = {}) {
  for (const [name, value] of Object.entries(needed)) {
    if (isMissing(value)) {
      stop(step, \`${fill(missing, {field: '${name}'})}\`);
    }
  }
  Object.assign(kept, needed, others);
  done.push(step);
  save();
}

function save() {
  const names = Object.values(saved).flat();
  const values = Object.fromEntries(Object.entries(kept).filter(([name]) => names.includes(name)));
  if (Object.keys(saved).length > 0) {
    writeFileSync(file, JSON.stringify({kept: values, done, rows}, null, 2), {mode: 0o600});
  }
}`;

/** Reads the file that a variable names. */
export const read = ({unreadable}: ProgramTexts): string => `
function read(variable) {
  try {
    return readFileSync(process.env[variable]).toString('base64');
  } catch {
    return stop(variable, '${unreadable}');
  }
}`;

/** Reads what an earlier run has done, but for the step of `--from` and those after it. */
export const resume = ({usage, finished}: ProgramTexts): string => `
function resume() {
  const steps = Object.keys(saved);
  const [option, from, ...others] = process.argv.slice(2);
  if (option !== undefined && (option !== '--from' || !steps.includes(from) || others.length > 0)) {
    stop(process.argv.slice(2).join(' '), \`${fill(usage, {steps: "${steps.join(', ')}"})}\`);
  }
  if (existsSync(file)) {
    const state = JSON.parse(readFileSync(file, 'utf8'));
    Object.assign(kept, state.kept);
    [done, rows] = [state.done, state.rows];
  }
  for (const step of from === undefined ? [] : steps.slice(steps.indexOf(from))) {
    done = done.filter((other) => other !== step);
    saved[step].forEach((name) => delete kept[name]);
  }
  rows = rows.filter(([step]) => done.includes(step));
  save();
  if (done.length === steps.length) {
    console.error(\`${fill(finished, {file: '${file}'})}\`);
  }
}

const isNext = (step) => !done.includes(step);`;

/** Reads a value from the terminal, which conceals a secret, or from the variable that holds it. */
export const ask = ({unset}: ProgramTexts): string => `
let typed;

async function ask(variable, question, isSecret = false) {
  const [conceal, show] = isSecret && process.stderr.isTTY ? ['\\x1b[8m', '\\x1b[0m'] : ['', ''];
  let text = process.env[variable] ?? '';
  while (text === '') {
    process.stderr.write(\`\${question}: \${conceal}\`);
    typed ??= createInterface({input: process.stdin})[Symbol.asyncIterator]();
    const {value} = await typed.next();
    process.stderr.write(show);
    text = (value ?? stop(variable, '${unset}')).trim();
  }
  return text;
}`;

/** Comparisons; a program has those that it calls. */
export const comparisons = ({notes}: ProgramTexts): Readonly<Record<string, string>> => ({
  equals: 'const equals = (wanted) => (value) => value === wanted;',
  differs: 'const differs = (unwanted) => (value) => (value ?? null) !== unwanted;',
  above: `const above = (limit) => (value) => typeof value === 'number' && value > limit;`,
  atMost: 'const atMost = (length) => (list) => Array.isArray(list) && list.length <= length;',
  matches: `const matches = (pattern) => (value) => typeof value === 'string' && pattern.test(value);`,
  fits: `
const wordsOf = (name) => new Set(name.normalize('NFD').replace(/\\p{M}/gu, '').toUpperCase().match(/[\\p{L}\\p{N}]+/gu));
// ${notes.fits}
const fits = (typed) => (official) => {
  const [typedWords, officialWords] = [[...wordsOf(typed)], wordsOf(official ?? '')];
  return typedWords.length > 1 && typedWords.every((word) => officialWords.has(word));
};`,
  sameDay: `
const day = (text) => text.replace(/^(\\d{2})\\/(\\d{2})\\/(\\d{4})$/, '$3-$2-$1').slice(0, 10);
const sameDay = (typed) => (official) => typeof official === 'string' && day(typed) === day(official);`,
});
