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

// #region call
async function call(path, query) {
  const response = await fetch(`${API_URL}${path}?${new URLSearchParams(query)}`, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
  }).catch(() => null);
  if (!response) return {status: 0, key: 'no answer', data: {}};
  // What is not JSON has neither a key nor fields, so it decides nothing.
  const {data, code, message} = Object(await response.json().catch(() => null));
  const key = /^\w+$/.test(message ?? '') ? message : code;
  const {status} = response;
  // A refused token, or too few credits: the next request would be refused as well.
  if ([401, 402, 403].includes(status)) stop(`${status} ${key ?? ''}`.trimEnd());
  return {status, key, data: Object(data)};
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

function report(step, result, reason) {
  console.log(`${step}: ${result}${reason ? ` (${reason})` : ''}`);
  if (result !== 'accept') process.exit(2);
}

// #region find-name
const person = {documentType: 'CC', documentNumber: typedNumber.replace(/[.\s]/g, '')};
const found = await call('/v2/co/cedula', person);

// A 404 without a key does not come from the registry.
if ((found.status === 404 && found.key) || found.key === 'MissingParameter')
  report('name', 'correct', found.key);
else if (found.status !== 200 || !found.data.fullName)
  report('name', 'not checked', found.key ?? found.status);
else if (!namesFit(typedName, found.data.fullName)) report('name', 'correct', 'fullName');
else report('name', 'accept');
// #endregion

// #region confirm-card
const {status, key, data} = await call('/v2/co/cedula/extra', {...person, date: issueDate});
const {isAlive, fullName, expeditionDate} = data;
const isComplete = isAlive != null && fullName && expeditionDate;
const issueDay = issueDate.split('/').reverse().join('-');

if ((status === 404 && key) || key === 'MissingParameter') report('card', 'correct', key);
else if (status === 200 && isAlive != null && isAlive !== true) report('card', 'review', 'isAlive');
else if (status !== 200 || !isComplete) report('card', 'not checked', key ?? status);
else if (`${expeditionDate}`.slice(0, 10) !== issueDay) report('card', 'correct', 'expeditionDate');
else if (!namesFit(typedName, fullName)) report('card', 'correct', 'fullName');
else report('card', 'accept');
// #endregion
