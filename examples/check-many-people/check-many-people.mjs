// Checks the people of a CSV file, four at a time: confirms each card, then asks OFAC.
// Usage: node check-many-people.mjs people.csv

import {appendFileSync, existsSync, readFileSync} from 'node:fs';

const {API_URL, API_TOKEN} = process.env;
const [file] = process.argv.slice(2);
if (!API_URL || !API_TOKEN || !file) stop('set API_URL and API_TOKEN, and give a file');
if (!existsSync(file)) stop(`there is no ${file}`);
const [header, ...rows] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
const people = rows.map((row, index) => `${index + 2},${row}`);
if (header !== 'documentNumber,expeditionDate') stop('the file begins with another line');
const isPerson = (row) => /^[^,]+,[^,]+$/.test(row);
if (!rows[0] || !rows.every(isPerson)) stop('a line has no number and date');
const refusals = [];

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

// #region call
async function call(path, query) {
  const response = await fetch(`${API_URL}${path}?${new URLSearchParams(query)}`, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(30_000),
  }).catch(() => ({status: 'lost', json: () => Promise.resolve({code: 'no_answer'})}));
  const body = await response.json().catch(() => undefined);
  const key = [body?.message, body?.code].find((one) => /^[a-z]\w*$/i.test(one ?? '')); // One word.
  if ([401, 402, 403].includes(response.status)) refusals.push(`${response.status} ${key ?? ''}`);
  // Nobody knows whether the source has answered, and charged.
  const status = response.status === 200 && body === undefined ? 'lost' : response.status;
  return {status, key, data: body?.data ?? {}};
}

// #region audit
appendFileSync('audit.jsonl', '', {mode: 0o600});
const lines = readFileSync('audit.jsonl', 'utf8').split(/\r?\n/);
const whole = /^{(?!.*}{).*"result": ?"(accept|correct|review|not checked|lost)"}$/;
if (lines.pop() || !lines.every((line) => whole.test(line))) stop('audit.jsonl has a broken line');
// The last line of a person counts.
const known = new Map(lines.map((line) => [JSON.parse(line).person, JSON.parse(line).result]));

function note(person, check, {status, key}, decided) {
  const result = status === 'lost' ? 'lost' : decided;
  const entry = {time: new Date(), person, check, status, key, result};
  appendFileSync('audit.jsonl', `${JSON.stringify(entry)}\n`);
  return result;
}

// #region person
function fromCard({status, key, data: {isAlive, fullName, expeditionDate}}, typedDate) {
  const typedDay = typedDate.split('/').reverse().join('-');
  if (`${status} ${key}` === '404 NotFound' || key === 'MissingParameter') return 'correct';
  if (status !== 200 || isAlive == null || !fullName || !expeditionDate) return 'not checked';
  if (`${expeditionDate}`.slice(0, 10) !== typedDay) return 'correct';
  return isAlive === true ? 'accept' : 'review';
}

const plain = (name) => `${name}`.normalize('NFD').replace(/[\p{M}.]/gu, '');

function fromList({status, data: {foundInOFAC: found, fullName}}, name) {
  const [few, all] = [fullName, name].map((one) => new Set(plain(one).toUpperCase().match(/\w+/g)));
  const fits = few.size > 1 && [...few].every((word) => all.has(word));
  if (status !== 200 || found == null || !fits) return 'not checked';
  return found === false ? 'accept' : 'review';
}

async function checkPerson(person) {
  const before = known.get(person) ?? 'not checked';
  if (refusals.length > 0 || before !== 'not checked') return before;
  const [, documentNumber, date] = person.split(',');
  const query = {documentType: 'CC', documentNumber};
  const card = await call('/v2/co/cedula/extra', {...query, date});
  const result = fromCard(card, date);
  if (result !== 'accept') return note(person, 'card', card, result);
  const list = await call('/v2/ofac', query);
  return note(person, 'OFAC', list, fromList(list, card.data.fullName));
}

// #region batch
const results = [];
const queue = people.values();

async function work() {
  for (const person of queue) results.push(await checkPerson(person));
}

await Promise.all([work(), work(), work(), work()]);
for (const result of ['accept', 'correct', 'review', 'not checked', 'lost'])
  console.log(`${result}: ${results.filter((one) => one === result).length}`);
if (refusals.length > 0) stop(refusals[0]);
process.exitCode = results.every((result) => result === 'accept') ? 0 : 2;
