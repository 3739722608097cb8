// Checks the people of a CSV file (documentNumber,expeditionDate), four at a time: confirms each card, then asks OFAC.
//
//   node check-many-people.mjs people.csv
//
// It keeps audit.jsonl in the working folder: run it there again to repeat what was not checked. A request whose answer
// was lost may have been charged, and is left to you: to send it again, put that person into a file in another folder.
// Exit code: 0 if everybody is accepted, 2 if somebody has to look or to run it again, 1 if the run was stopped.

import {createHmac} from 'node:crypto';
import {appendFileSync, constants, openSync, readFileSync} from 'node:fs';

const {API_URL, API_TOKEN} = process.env;
const csv = process.argv[2] ? readFileSync(process.argv[2], 'utf8') : '';
const [header, ...people] = csv.trim().split(/\r?\n/);
const isCsv =
  header === 'documentNumber,expeditionDate' &&
  people.every((row) => /^\d+,\d\d\/\d\d\/\d{4}$/.test(row));
if (!API_URL || !API_TOKEN || !people[0] || !isCsv)
  stop('set API_URL and API_TOKEN, and give a CSV file of people');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

// #region digest
// The same for names of the same words.
function digest(name) {
  const ascii = `${name}`.normalize('NFD').replace(/\P{ASCII}/gu, '');
  const words = ascii.toUpperCase().trim().split(/\s+/).sort().join(' ');
  // Nobody can compute it without the people.
  return createHmac('sha256', people.join('\n')).update(words).digest('hex');
}
// #endregion

// #region audit
const {O_RDWR, O_CREAT, O_APPEND, O_NOFOLLOW} = constants;
const flags = O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW;
const audit = openSync('audit.jsonl', flags, 0o600);
const notes = readFileSync(audit, 'utf8').split('\n').filter(Boolean);
const entries = notes.map((text) => JSON.parse(text));
const file = digest('file');
if (entries.some((entry) => entry.file !== file)) stop('audit.jsonl has other people');
// The last entry counts.
const last = new Map(entries.map((entry) => [`${entry.line} ${entry.check}`, entry]));

function note(entry) {
  const time = new Date().toISOString();
  appendFileSync(audit, `${JSON.stringify({time, file, ...entry})}\n`);
  return entry;
}
// #endregion

// #region call
async function call(path, query) {
  const url = `${API_URL}${path}?${new URLSearchParams(query)}`;
  const response = await fetch(url, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
  }).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (text == null) return null;
  const body = await new Response(text).json().catch(() => null);
  // What is not JSON has neither a key nor fields.
  const {data, code, message} = Object(body);
  const key = /^\w+$/.test(message ?? '') ? message : code;
  return {status: response.status, key, data: Object(data)};
}
// #endregion

// #region ask
const stopped = [];

async function ask(line, check, path, query, decide) {
  const before = last.get(`${line} ${check}`);
  const isDone = before && before.result !== 'not checked';
  if (isDone || stopped[0]) return before;

  const sent = note({line, check});
  const answer = await call(path, query);
  // The answer was lost: only a person may repeat this.
  if (!answer) return sent;

  const {status, key, data} = answer;
  const isRefused = [401, 402, 403].includes(status);
  if (isRefused) stopped.push(`${status} ${key ?? ''}`.trim());
  const result = decide(answer) ?? notChecked(answer, before);
  const name = digest(data.fullName);
  return note({line, check, status, key, result, name});
}
// #endregion

// #region repeat
const sourceIsDown = ['Endpoint_out_of_service', 'captcha_failed', 'Conflict'];

function notChecked({status, key}, before) {
  const isRefused = [401, 402, 403, 429].includes(status);
  const isDown = status >= 500 || sourceIsDown.includes(key);
  if (isRefused || isDown) return 'not checked';
  // A gap in an answer is asked about once more.
  const isGap = (one) => [200, 404].includes(one?.status);
  return isGap({status}) && !isGap(before) ? 'not checked' : 'review';
}
// #endregion

// #region decide
function fromCard({status, key, data}, typedDate) {
  const {isAlive, fullName, expeditionDate} = data;
  if ((status === 404 && key) || key === 'MissingParameter') return 'correct';
  if (status !== 200 || isAlive == null) return undefined;
  if (isAlive !== true) return 'review';
  if (!fullName || !expeditionDate) return undefined;
  const typedDay = typedDate.split('/').reverse().join('-');
  return `${expeditionDate}`.slice(0, 10) === typedDay ? 'accept' : 'correct';
}

function fromList({status, data}, name) {
  const {foundInOFAC, fullName} = data;
  if (status !== 200 || foundInOFAC == null) return undefined;
  if (digest(fullName) !== name) return undefined;
  return foundInOFAC === false ? 'accept' : 'review';
}
// #endregion

// #region person
async function check(line, row) {
  const [documentNumber, date] = row.split(',');
  const person = {documentType: 'CC', documentNumber};
  const query = {...person, date};
  const decideCard = (answer) => fromCard(answer, date);
  const card = await ask(line, 'card', '/v2/co/cedula/extra', query, decideCard);
  if (card?.result !== 'accept') return card;

  const decideList = (answer) => fromList(answer, card.name);
  return ask(line, 'OFAC', '/v2/ofac', person, decideList);
}
// #endregion

// #region batch
const answers = [];
const queue = people.entries();

async function work() {
  for (const [at, row] of queue) answers[at] = await check(at + 2, row);
}

await Promise.all([work(), work(), work(), work()]);
// #endregion

// #region summary
const results = answers.map((answer) => answer?.result ?? 'not checked');
for (const result of ['accept', 'correct', 'review', 'not checked'])
  console.log(`${result}: ${results.filter((one) => one === result).length}`);

const lost = answers.filter((answer) => answer && !answer.result);
const lines = lost.map(({line, check}) => `${line} (${check})`).join(', ');
if (lines) console.log(`left, because an answer was lost: line ${lines}`);
if (stopped[0]) stop(stopped[0]);
process.exitCode = results.every((result) => result === 'accept') ? 0 : 2;
// #endregion
