// Verifies a business of Colombia: reads two registries, checks the person who signs, and asks OFAC about both.
//
//   node verify-a-business.mjs 10000002 'Ejemplo Ficticio S.A.S.' 10000002 15/03/2020
//
// Exit code: 0 if all is well, 2 if somebody has to look or to ask again, 1 if the run was stopped.

const {API_URL, API_TOKEN} = process.env;
const [nit, typedName, signerNumber, issueDate] = process.argv.slice(2);
if (!API_URL || !API_TOKEN || !issueDate)
  stop('set API_URL and API_TOKEN, and give NIT, name, card and date of issue');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

// The first result that is not good ends the run.
function report(step, result, reason) {
  console.log(`${step}: ${result}${reason ? ` (${reason})` : ''}`);
  if (!['accept', 'clean'].includes(result)) process.exit(2);
}

function need(step, data, ...fields) {
  const missing = fields.find((field) => (data[field] ?? '') === '');
  if (missing) report(step, 'not checked', missing);
}

// #region call
async function call(step, path, query, notFound = 'correct') {
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
  if (isWrong) report(step, notFound, key);
  if (status !== 200) report(step, 'not checked', key ?? status);
  return Object(data);
}
// #endregion

function namesFit(name, official) {
  const words = (text) =>
    `${text}`
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      // S.A.S. and SAS are the same.
      .replace(/\b([A-Z])[.\s]+(?=[A-Z]\b)/g, '$1')
      .match(/[\p{L}\p{N}]+/gu);
  const [few, all] = [new Set(words(name)), new Set(words(official))];
  return few.size > 1 && [...few].every((word) => all.has(word));
}

// #region tax-registry
const business = {documentType: 'NIT', documentNumber: nit};
const tax = await call('tax registry', '/v2/co/company/dian', business);

need('tax registry', tax, 'estado', 'nombreRazon');
const isSameName = namesFit(typedName, tax.nombreRazon);

if (tax.estado !== 'REGISTRO ACTIVO') report('tax registry', 'review', 'estado');
if (!isSameName) report('tax registry', 'correct', 'nombreRazon');
report('tax registry', 'accept');
// #endregion

// #region registration
const ruesQuery = {...business, category: 'RM'};
const rues = await call('registration', '/v3/co/rues-complete', ruesQuery);
const registry = Object(rues.commercialRegistry);

need('registration', registry, 'registrationStatus', 'lastRenewedYear', 'businessName');
const isActive = registry.registrationStatus === 'ACTIVA';
const isClosing = /EN LIQUIDACI[OÓ]N\s*$/.test(registry.businessName);
// In Colombia, five hours behind UTC, the renewal is due by 31 March.
const today = new Date(Date.now() - 5 * 3_600_000);
const year = today.getUTCFullYear();
const years = today.getUTCMonth() < 3 ? [year - 1, year] : [year];
const isRenewed = years.map(String).includes(`${registry.lastRenewedYear}`);

if (!isActive) report('registration', 'review', 'registrationStatus');
if (!isRenewed) report('registration', 'review', 'lastRenewedYear');
if (isClosing) report('registration', 'review', 'businessName');
report('registration', 'accept');
// #endregion

// #region representative
const listed = Object(registry.legalRepresentatives);
need('representative', listed, 'legalRepresentatives');
// The list holds groups of people.
const people = [listed.legalRepresentatives].flat(2);
const signer = people.find((one) => one?.documentNumber === signerNumber);

if (!signer) report('representative', 'review', 'documentNumber');
if (signer.documentType !== 'CC') report('representative', 'review', 'documentType');
report('representative', 'accept');
// #endregion

// #region signer
const person = {documentType: 'CC', documentNumber: signerNumber};
const cardQuery = {...person, date: issueDate};
const card = await call('signer', '/v2/co/cedula/extra', cardQuery);

need('signer', card, 'isAlive', 'fullName', 'expeditionDate');
const issued = `${card.expeditionDate}`.slice(0, 10);
const typedDay = issueDate.split('/').reverse().join('-');
const isSamePerson = namesFit(signer.name, card.fullName);

if (card.isAlive !== true) report('signer', 'review', 'isAlive');
if (issued !== typedDay) report('signer', 'correct', 'expeditionDate');
if (!isSamePerson) report('signer', 'review', 'fullName');
report('signer', 'accept');
// #endregion

// #region lists
async function screen(step, who, name) {
  // If nobody was found, nothing was searched.
  const ofac = await call(step, '/v2/ofac', who, 'not checked');
  need(step, ofac, 'foundInOFAC', 'fullName');
  if (!namesFit(ofac.fullName, name)) report(step, 'not checked', 'fullName');
  report(step, ofac.foundInOFAC === false ? 'clean' : 'possible match');
}

await screen('OFAC, business', {fullName: tax.nombreRazon}, tax.nombreRazon);
await screen('OFAC, signer', person, card.fullName);
// #endregion
