// Checks one person of Colombia: finds the name for the number, then confirms the card.
// Usage: node check-a-person.mjs 10000002 15/03/2020 'Ejempla Prueba'

const {API_URL, API_TOKEN} = process.env;
const [typedNumber, issueDate, typedName] = process.argv.slice(2);
if (!API_URL || !typedName) stop('set API_URL and API_TOKEN, and give number, date and name');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

// #region call
function report(step, result, reason) {
  console.log(result === 'accept' ? `${step}: accept` : `${step}: ${result} (${reason})`);
  if (result !== 'accept') process.exit(2);
}

async function call(step, path, query) {
  const response = await fetch(`${API_URL}${path}?${new URLSearchParams(query)}`, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(30_000),
  }).catch(() => Response.json({code: 'no_answer'}, {status: 503}));
  const {data, message, code} = (await response.json().catch(() => null)) ?? {};
  const key = [message, code].find((text) => /^[a-z]\w*$/i.test(text ?? '')); // A key is one word.
  if (response.status === 200) return data ?? {};
  if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key ?? ''}`);
  const isYours = (response.status === 404 && key) || key === 'MissingParameter';
  return report(step, isYours ? 'correct' : 'not checked', key ?? response.status);
}

// #region names
function namesFit(...names) {
  const plain = names.map((name) => `${name}`.normalize('NFD').replace(/[\p{M}.]/gu, ''));
  const [few, all] = plain.map((name) => new Set(name.toUpperCase().match(/\w+/g)));
  return few.size > 1 && [...few].every((word) => all.has(word));
}

// #region find-name
const person = {documentType: 'CC', documentNumber: typedNumber.replace(/[.\s]/g, '')};
const found = await call('name', '/v2/co/cedula', person);
if (!found.fullName) report('name', 'not checked', 'missing field');
report('name', namesFit(typedName, found.fullName) ? 'accept' : 'correct', 'fullName');

// #region confirm-card
const card = await call('card', '/v2/co/cedula/extra', {...person, date: issueDate});
const {isAlive, fullName, expeditionDate} = card;
const typedDay = issueDate.split('/').reverse().join('-');
if (isAlive == null || !fullName || !expeditionDate) report('card', 'not checked', 'missing field');
if (expeditionDate.slice(0, 10) !== typedDay) report('card', 'correct', 'expeditionDate');
if (isAlive !== true) report('card', 'review', 'isAlive');
report('card', namesFit(typedName, fullName) ? 'accept' : 'correct', 'fullName');
