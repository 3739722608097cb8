// Checks one person of Colombia: finds the name for the number, then confirms the card by its date of issue.
//
//   node check-a-person.mjs 10000002 15/03/2020 'Ejempla Prueba'
//
// Exit code: 0 if the person is accepted, 2 if somebody has to look or to ask again, 1 if the run was stopped.

const {API_URL, API_TOKEN} = process.env;
const [typedNumber, issueDate, typedName] = process.argv.slice(2);
if (!API_URL || !API_TOKEN || !typedName)
  stop('set API_URL and API_TOKEN, and give number, date of issue and name');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

// #region report
// The first result that is not good ends the run.
function report(step, result, reason) {
  console.log(`${step}: ${result}${reason ? ` (${reason})` : ''}`);
  if (result !== 'accept') process.exit(2);
}

function need(step, data, ...fields) {
  const missing = fields.find((field) => (data[field] ?? '') === '');
  if (missing) report(step, 'not checked', missing);
}
// #endregion

// #region call
async function call(step, path, query) {
  const url = `${API_URL}${path}?${new URLSearchParams(query)}`;
  const response = await fetch(url, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
  }).catch(() => null);
  const body = await response?.json().catch(() => null);
  // What is not JSON has neither a key nor fields.
  const {data, code, message} = Object(body);
  const key = /^\w+$/.test(message ?? '') ? message : code;
  const status = response?.status ?? 'no answer';

  if ([401, 402, 403].includes(status)) stop(`${status} ${key ?? ''}`.trim());
  const isWrong = (status === 404 && key) || key === 'MissingParameter';
  if (isWrong) report(step, 'correct', key);
  if (status !== 200) report(step, 'not checked', key ?? status);
  return Object(data);
}
// #endregion

// #region names
function namesFit(name, official) {
  const words = (text) =>
    `${text}`
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu);
  const [few, all] = [new Set(words(name)), new Set(words(official))];
  return few.size > 1 && [...few].every((word) => all.has(word));
}
// #endregion

// #region find-name
const documentNumber = typedNumber.replace(/[.\s]/g, '');
const person = {documentType: 'CC', documentNumber};
const found = await call('name', '/v2/co/cedula', person);

need('name', found, 'fullName');
if (!namesFit(typedName, found.fullName)) report('name', 'correct', 'fullName');
report('name', 'accept');
// #endregion

// #region confirm-card
const query = {...person, date: issueDate};
const card = await call('card', '/v2/co/cedula/extra', query);

need('card', card, 'isAlive', 'expeditionDate', 'fullName');
const issued = `${card.expeditionDate}`.slice(0, 10);
const typedDay = issueDate.split('/').reverse().join('-');

if (card.isAlive !== true) report('card', 'review', 'isAlive');
if (issued !== typedDay) report('card', 'correct', 'expeditionDate');
if (!namesFit(typedName, card.fullName)) report('card', 'correct', 'fullName');
report('card', 'accept');
// #endregion
