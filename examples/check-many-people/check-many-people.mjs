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
const [header, ...people] = process.argv[2]
  ? readFileSync(process.argv[2], 'utf8').trim().split(/\r?\n/)
  : [];
const isCsv =
  header === 'documentNumber,expeditionDate' &&
  people.every((row) => /^\d+,\d\d\/\d\d\/\d{4}$/.test(row));
if (!API_URL || !API_TOKEN || !people[0] || !isCsv)
  stop('set API_URL and API_TOKEN, and give a CSV file of people');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

// #region audit
// The same for names of the same words. Nobody can compute it without the people.
function digest(name) {
  const ascii = `${name}`.normalize('NFD').replace(/\P{ASCII}/gu, '');
  const words = ascii.toUpperCase().trim().split(/\s+/).sort().join(' ');
  return createHmac('sha256', people.join('\n')).update(words).digest('hex');
}
const {O_RDWR, O_CREAT, O_APPEND, O_NOFOLLOW} = constants;
const audit = openSync('audit.jsonl', O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600);
const entries = JSON.parse(`[${readFileSync(audit, 'utf8').trim().replaceAll('\n', ',')}]`);
const last = new Map(entries.map((entry) => [`${entry.line} ${entry.check}`, entry]));
if (entries.some((entry) => entry.file !== digest('file'))) stop('audit.jsonl has other people');
function note(entry) {
  appendFileSync(
    audit,
    `${JSON.stringify({time: new Date().toISOString(), file: digest('file'), ...entry})}\n`,
  );
  return entry;
}
// #endregion

// #region ask
async function ask(line, check, path, query, decide, known) {
  const before = last.get(`${line} ${check}`);
  if (stopped[0] || (before && before.result !== 'not checked')) return before;
  const sent = note({line, check});
  const response = await fetch(`${API_URL}${path}?${new URLSearchParams(query)}`, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
  }).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (text == null) return sent; // The answer was lost: only a person may repeat this.
  const {status} = response;
  const {data, code, message} = Object(await new Response(text).json().catch(() => null));
  const key = /^\w+$/.test(message ?? '') ? message : code;
  if ([401, 402, 403].includes(status)) stopped.push(`${status} ${key ?? ''}`.trimEnd());
  const result = decide(known, status, key, Object(data));
  const isLater =
    [401, 402, 403, 429].includes(status) || status >= 500 || key === 'Endpoint_out_of_service';
  // A gap in an answer is asked about once more. After that, and after any other error, a person looks.
  const isForPerson =
    result === 'not checked' && !isLater && (before || ![200, 404].includes(status));
  return note({
    line,
    check,
    status,
    key,
    result: isForPerson ? 'review' : result,
    name: digest(Object(data).fullName),
  });
}
// #endregion

// #region decide
function fromCard(date, status, key, {isAlive, fullName, expeditionDate}) {
  if ((status === 404 && key) || key === 'MissingParameter') return 'correct';
  if (isAlive != null && isAlive !== true) return 'review';
  if (status !== 200 || !isAlive || !fullName || !expeditionDate) return 'not checked';
  return `${expeditionDate}`.slice(0, 10) === date.split('/').reverse().join('-')
    ? 'accept'
    : 'correct';
}

function fromList(name, status, key, {foundInOFAC, fullName}) {
  if (status !== 200 || foundInOFAC == null || digest(fullName) !== name) return 'not checked';
  return foundInOFAC === false ? 'accept' : 'review';
}
// #endregion

// #region batch
async function check(line, row) {
  const [documentNumber, date] = row.split(',');
  const person = {documentType: 'CC', documentNumber};
  const card = await ask(line, 'card', '/v2/co/cedula/extra', {...person, date}, fromCard, date);
  return card?.result === 'accept'
    ? ask(line, 'OFAC', '/v2/ofac', person, fromList, card.name)
    : card;
}

const answers = [];
const stopped = [];
const queue = people.entries();
async function work() {
  for (const [at, row] of queue) answers[at] = await check(at + 2, row);
}
await Promise.all([work(), work(), work(), work()]);
const results = answers.map((answer) => answer?.result ?? 'not checked');
for (const result of ['accept', 'correct', 'review', 'not checked'])
  console.log(`${result}: ${results.filter((one) => one === result).length}`);
const lost = answers
  .filter((answer) => answer && !answer.result)
  .map(({line, check}) => `${line} (${check})`);
if (lost[0]) console.log(`left, because an answer was lost: line ${lost.join(', ')}`);
if (stopped[0]) stop(stopped[0]);
process.exitCode = results.every((result) => result === 'accept') ? 0 : 2;
// #endregion
