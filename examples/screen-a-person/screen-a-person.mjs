// Screens one person of Colombia: confirms the card, then asks three lists and two authorities.
// Usage: node screen-a-person.mjs 10000002 15/03/2020

const {API_URL, API_TOKEN} = process.env;
const [documentNumber, issueDate] = process.argv.slice(2);
if (!API_URL || !API_TOKEN || process.argv.length !== 4)
  stop('set API_URL and API_TOKEN, and give number and date of issue');
const results = [];

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

// #region call
async function ask(source, path, query, decide) {
  const response = await fetch(`${API_URL}${path}?${new URLSearchParams(query)}`, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(30_000),
  }).catch(() => Response.json({code: 'no_answer'}, {status: 503}));
  const {data, message, code} = (await response.json().catch(() => null)) ?? {};
  const key = [message, code].find((text) => /^[a-z]\w*$/i.test(text ?? '')); // A key is one word.
  if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key ?? ''}`);
  const isUnknown = source === 'identity' && response.status === 404 && key;
  const isYours = isUnknown || key === 'MissingParameter';
  const failure = `${isYours ? 'correct' : 'not checked'} (${key ?? response.status})`;
  results.push(response.status === 200 ? decide(data ?? {}) : failure);
  console.log(`${source}: ${results.at(-1)}`);
  return data;
}

// #region lists
function namesFit(...names) {
  const plain = names.map((name) => `${name}`.normalize('NFD').replace(/[\p{M}.]/gu, ''));
  const [few, all] = plain.map((name) => new Set(name.toUpperCase().match(/\w+/g)));
  return few.size > 1 && [...few].every((word) => all.has(word));
}

function fromList(data, field) {
  if (data[field] == null || !namesFit(data.fullName, card.fullName)) return 'not checked';
  return data[field] === false ? 'clean' : 'possible match';
}

// #region identify
function fromCard({isAlive, fullName, expeditionDate}) {
  const typedDay = issueDate.split('/').reverse().join('-');
  if (isAlive == null || !fullName || !expeditionDate) return 'not checked (missing field)';
  if (expeditionDate.slice(0, 10) !== typedDay) return 'correct (expeditionDate)';
  return isAlive === true ? 'accept' : 'review (isAlive)';
}

const person = {documentType: 'CC', documentNumber};
const card = await ask('identity', '/v2/co/cedula/extra', {...person, date: issueDate}, fromCard);
if (results[0] !== 'accept') process.exit(2);

// #region police
function fromPolice({details}) {
  if (!details) return 'not checked';
  const isClean = details.startsWith('NO TIENE ASUNTOS PENDIENTES CON LAS AUTORIDADES JUDICIALES');
  return isClean ? 'clean' : 'possible match';
}

// #region procuraduria
function fromProcuraduria({antecedentes, hasRecord}) {
  if (antecedentes?.length > 0 || hasRecord) return 'possible match';
  return antecedentes?.length === 0 ? 'clean' : 'not checked';
}

// #region decide
await ask('OFAC', '/v2/ofac', person, (data) => fromList(data, 'foundInOFAC'));
await ask('United Nations', '/v2/onu', person, (data) => fromList(data, 'foundInONU'));
await ask('Interpol', '/v2/interpol', person, (data) => fromList(data, 'foundInInterpol'));
await ask('Police', '/v2/co/policia/consultar', person, fromPolice);
await ask('Procuraduría', '/v2/co/procuraduria/antecedentes', person, fromProcuraduria);
process.exitCode = results.slice(1).every((result) => result === 'clean') ? 0 : 2;
