// Verifies a business of Colombia: reads two registries, checks who signs, asks OFAC about both.
// Usage: node verify-a-business.mjs 10000002 'Ejemplo Ficticio S.A.S.' 10000002 15/03/2020

const {API_URL, API_TOKEN} = process.env;
const [nit, typedName, signerNumber, issueDate] = process.argv.slice(2);
if (!API_URL || !API_TOKEN || process.argv.length !== 6)
  stop('set API_URL and API_TOKEN, and give NIT, name, card and date');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

function report(step, result, reason) {
  const isGood = result === 'accept' || result === 'clean';
  console.log(`${step}: ${result}${reason && !isGood ? ` (${reason})` : ''}`);
  if (!isGood) process.exit(2);
}

function namesFit(...names) {
  const plain = names.map((name) => `${name}`.normalize('NFD').replace(/[\p{M}.]/gu, ''));
  const [few, all] = plain.map((name) => new Set(name.toUpperCase().match(/\w+/g)));
  return few.size > 1 && [...few].every((word) => all.has(word));
}

// #region call
async function call(step, path, query, notFound = 'correct') {
  const response = await fetch(`${API_URL}${path}?${new URLSearchParams(query)}`, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(30_000),
  }).catch(() => Response.json({code: 'no_answer'}, {status: 503}));
  const {data, message, code} = (await response.json().catch(() => null)) ?? {};
  const key = [message, code].find((text) => /^[a-z]\w*$/i.test(text ?? '')); // A key is one word.
  if (response.status === 200) return data ?? {};
  if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key ?? ''}`);
  const failure = key === 'MissingParameter' ? 'correct' : 'not checked';
  return report(step, response.status === 404 && key ? notFound : failure, key ?? response.status);
}

// #region tax-registry
const business = {documentType: 'NIT', documentNumber: nit};
const {estado, nombreRazon} = await call('tax registry', '/v2/co/company/dian', business);
if (!estado || !nombreRazon) report('tax registry', 'not checked', 'missing field');
if (estado !== 'REGISTRO ACTIVO') report('tax registry', 'review', 'estado');
report('tax registry', namesFit(typedName, nombreRazon) ? 'accept' : 'correct', 'nombreRazon');

// #region registration
const query = {...business, category: 'RM'};
const {commercialRegistry} = await call('registration', '/v3/co/rues-complete', query);
const {registrationStatus: state, lastRenewedYear: year, businessName} = commercialRegistry ?? {};
const today = new Date();
const dueYear = today.getFullYear() - (today.getMonth() < 3 ? 1 : 0); // Due by 31 March.
if (!state || !year || !businessName) report('registration', 'not checked', 'missing field');
if (state !== 'ACTIVA') report('registration', 'review', 'registrationStatus');
if (!(year >= dueYear)) report('registration', 'review', 'lastRenewedYear');
const isEnding = /EN LIQUIDACI[OÓ]N$/.test(businessName);
report('registration', isEnding ? 'review' : 'accept', 'businessName');

// #region representative
const people = commercialRegistry.legalRepresentatives?.legalRepresentatives?.flat();
if (!people) report('representative', 'not checked', 'missing field');
const citizens = people.filter((one) => one.documentType === 'CC');
const signer = citizens.find((one) => one.documentNumber === signerNumber);
report('representative', signer ? 'accept' : 'review');

// #region signer
const person = {documentType: 'CC', documentNumber: signerNumber};
const card = await call('signer', '/v2/co/cedula/extra', {...person, date: issueDate});
const {isAlive, fullName, expeditionDate: issued} = card;
const typedDay = issueDate.split('/').reverse().join('-');
if (isAlive == null || !fullName || !issued) report('signer', 'not checked', 'missing field');
if (issued.slice(0, 10) !== typedDay) report('signer', 'correct', 'expeditionDate');
if (isAlive !== true) report('signer', 'review', 'isAlive');
report('signer', namesFit(signer.name, fullName) ? 'accept' : 'review', 'fullName');

// #region lists
async function screen(step, who, name) {
  const {foundInOFAC, fullName: searched} = await call(step, '/v2/ofac', who, 'not checked');
  if (foundInOFAC == null || !searched) report(step, 'not checked', 'missing field');
  if (!namesFit(searched, name)) report(step, 'not checked', 'fullName');
  report(step, foundInOFAC === false ? 'clean' : 'possible match');
}

await screen('OFAC, business', {fullName: nombreRazon}, nombreRazon);
await screen('OFAC, signer', person, fullName);
