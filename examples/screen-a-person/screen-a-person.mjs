// Screens one person: confirms the document, then asks three international lists and two Colombian sources.
//
//   node screen-a-person.mjs 10000002 15/03/2020
//
// Exit code: 0 if everything is clean, 2 if somebody has to look or to ask again, 1 if the run was stopped.

const {API_URL, API_TOKEN} = process.env;
const [documentNumber, issueDate] = process.argv.slice(2);
if (!API_URL || !API_TOKEN || !issueDate)
  stop('set API_URL and API_TOKEN, and give the number and its date of issue');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

// #region call
async function call(path, query) {
  try {
    const response = await fetch(`${API_URL}${path}?${new URLSearchParams(query)}`, {
      headers: {Authorization: `Bearer ${API_TOKEN}`},
      signal: AbortSignal.timeout(30_000),
      redirect: 'error',
    });
    const {data, code, message} = await response.json();
    // A key is one word; a proxy answers with sentences.
    const key = [message, code].find((text) => /^\w+$/.test(text ?? ''));
    // A refused token, or too few credits: the next request would be refused as well.
    if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key}`);
    return {status: response.status, key, data: data ?? {}};
  } catch (error) {
    return {status: 0, key: `no usable answer, ${error.name}`, data: {}};
  }
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

const results = [];
function report(source, result, key) {
  results.push(result);
  console.log(`${source}: ${result}${key ? ` (${key})` : ''}`);
}

// #region identify
const person = {documentType: 'CC', documentNumber};
const {
  status,
  key,
  data: identity,
} = await call('/v2/co/cedula/extra', {...person, date: issueDate});
const {isAlive, fullName, expeditionDate} = identity;

if ((status === 404 && key) || key === 'MissingParameter') report('identity', 'correct', key);
else if (status !== 200 || isAlive == null || !fullName || !expeditionDate)
  report('identity', 'not checked', key);
else if (expeditionDate.slice(0, 10) !== issueDate.split('/').reverse().join('-'))
  report('identity', 'correct');
else report('identity', isAlive === true ? 'accept' : 'review');

if (!results.includes('accept')) process.exit(2);
// #endregion

// #region lists
function fromList(found, searchedName) {
  if (found == null || !namesFit(searchedName, fullName)) return 'not checked';
  return found === false ? 'clean' : 'possible match';
}
// #endregion

// #region police
function fromPolice(details) {
  if (!details) return 'not checked';
  // The sentence can go on.
  return details.startsWith('NO TIENE ASUNTOS PENDIENTES CON LAS AUTORIDADES JUDICIALES')
    ? 'clean'
    : 'possible match';
}
// #endregion

// #region procuraduria
function fromProcuraduria(entries, hasRecord = false) {
  if (entries?.length > 0 || hasRecord !== false) return 'possible match';
  return Array.isArray(entries) ? 'clean' : 'not checked';
}
// #endregion

// #region decide
const sources = [
  ['OFAC', '/v2/ofac', (data) => fromList(data.foundInOFAC, data.fullName)],
  ['United Nations', '/v2/onu', (data) => fromList(data.foundInONU, data.fullName)],
  ['Interpol', '/v2/interpol', (data) => fromList(data.foundInInterpol, data.fullName)],
  ['Police', '/v2/co/policia/consultar', (data) => fromPolice(data.details)],
  [
    'Procuraduría',
    '/v2/co/procuraduria/antecedentes',
    (data) => fromProcuraduria(data.antecedentes, data.hasRecord),
  ],
];
for (const [source, path, decide] of sources) {
  const answer = await call(path, person);
  const failure = answer.key === 'MissingParameter' ? 'correct' : 'not checked';
  report(source, answer.status === 200 ? decide(answer.data) : failure, answer.key);
}
process.exitCode = results.slice(1).every((result) => result === 'clean') ? 0 : 2;
// #endregion
