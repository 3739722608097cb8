// Verifies a business of Colombia: reads two registries, checks the person who signs, and asks OFAC about both.
//
//   node verify-a-business.mjs 10000002 'Ejemplo Ficticio S.A.S.' 10000002 15/03/2020
//
// Exit code: 0 if all is well, 2 if somebody has to look or to ask again, 1 if the run was stopped.

const {API_URL, API_TOKEN} = process.env;
const [nit, businessName, signerNumber, issueDate] = process.argv.slice(2);
if (!API_URL || !API_TOKEN || !issueDate)
  stop('set API_URL and API_TOKEN, and give NIT, name, card and date of issue');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

// Each step needs the one before: the first result that is not good ends the run.
function report(step, result, reason) {
  console.log(`${step}: ${result}${reason ? ` (${reason})` : ''}`);
  if (result !== 'accept' && result !== 'clean') process.exit(2);
}

// #region call
async function call(step, path, query, fields, notFound = 'correct') {
  const response = await fetch(`${API_URL}${path}?${new URLSearchParams(query)}`, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
  }).catch(() => null);
  const status = response?.status;
  // What is not JSON has neither a key nor fields.
  const {data, code, message} = Object(await response?.json().catch(() => null));
  const key = /^\w+$/.test(message ?? '') ? message : code;
  // A refused token, or too few credits: the next request would be refused as well.
  if ([401, 402, 403].includes(status)) stop(`${status} ${key ?? ''}`.trimEnd());
  if ((status === 404 && key) || key === 'MissingParameter') report(step, notFound, key);
  if (status !== 200) report(step, 'not checked', key ?? status ?? 'no answer');
  return fields.map((field) => {
    const value = field.split('.').reduce((part, name) => Object(part)[name], data);
    return value ?? report(step, 'not checked', field);
  });
}
// #endregion

function namesFit(name, official) {
  const plain = (text) => `${text}`.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const words = (text) => new Set(plain(text).match(/[\p{L}\p{N}]+/gu));
  return words(name).size > 1 && [...words(name)].every((word) => words(official).has(word));
}

// #region tax-registry
const business = {documentType: 'NIT', documentNumber: nit};
const [state, legalName] = await call('tax registry', '/v2/co/company/dian', business, [
  'estado',
  'nombreRazon',
]);

if (state !== 'REGISTRO ACTIVO') report('tax registry', 'review', 'estado');
if (!namesFit(businessName, legalName)) report('tax registry', 'correct', 'nombreRazon');
report('tax registry', 'accept');
// #endregion

// #region mercantile-registry
const names = [
  'registrationStatus',
  'lastRenewedYear',
  'businessName',
  'legalRepresentatives.legalRepresentatives',
];
const fields = names.map((name) => `commercialRegistry.${name}`);
const rues = await call(
  'registration',
  '/v3/co/rues-complete',
  {...business, category: 'RM'},
  fields,
);
const [registrationStatus, lastRenewedYear, companyName, groups] = rues;
const signer = [groups].flat(2).find((person) => person?.documentNumber === signerNumber);
// A registration is renewed by 31 March. The time of Colombia is UTC−5.
const today = new Date(Date.now() - 5 * 3_600_000);
const years = [today.getUTCFullYear(), today.getUTCFullYear() - (today.getUTCMonth() < 3 ? 1 : 0)];

if (registrationStatus !== 'ACTIVA') report('registration', 'review', 'registrationStatus');
if (!years.map(String).includes(`${lastRenewedYear}`))
  report('registration', 'review', 'lastRenewedYear');
if (/EN LIQUIDACI[OÓ]N\s*$/.test(companyName)) report('registration', 'review', 'businessName');
if (signer?.documentType !== 'CC') report('registration', 'review', 'legalRepresentatives');
report('registration', 'accept');
// #endregion

// #region signer
const person = {documentType: 'CC', documentNumber: signerNumber};
const identity = ['isAlive', 'fullName', 'expeditionDate'];
const [isAlive, fullName, issued] = await call(
  'signer',
  '/v2/co/cedula/extra',
  {...person, date: issueDate},
  identity,
);

if (isAlive !== true) report('signer', 'review', 'isAlive');
if (!namesFit(signer.name, fullName)) report('signer', 'review', 'fullName');
if (`${issued}`.slice(0, 10) !== issueDate.split('/').reverse().join('-'))
  report('signer', 'correct', 'expeditionDate');
report('signer', 'accept');
// #endregion

// #region lists
async function screen(step, query, official) {
  const [found, searched] = await call(
    step,
    '/v2/ofac',
    query,
    ['foundInOFAC', 'fullName'],
    'not checked',
  );
  if (!namesFit(searched, official)) report(step, 'not checked', 'fullName');
  report(step, found === false ? 'clean' : 'possible match');
}

await screen('OFAC, business', {fullName: legalName}, legalName);
await screen('OFAC, signer', person, fullName);
// #endregion
