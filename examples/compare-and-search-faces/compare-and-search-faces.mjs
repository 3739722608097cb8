// Recognises an enrolled person: compares the face with the one on file, or searches for it.
// Usage: node compare-and-search-faces.mjs compare face-today.jpg face.jpg
//    or: node compare-and-search-faces.mjs search face-today.jpg COLLECTION_ID COLLECTION_CODE

import {existsSync, readFileSync} from 'node:fs';

const {API_URL, API_TOKEN} = process.env;
const [command, ...args] = process.argv.slice(2);
const isCall = {compare: 2, search: 3}[command] === args.length;
if (!API_URL || !isCall) stop('set API_URL and API_TOKEN, and give compare or search with values');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

function report(step, result, reason) {
  console.log(`${step}: ${result}${reason ? ` (${reason})` : ''}`);
  if (result !== 'accept') process.exit(2);
}

const imageOf = (file) =>
  existsSync(file) ? readFileSync(file, 'base64') : stop(`there is no ${file}`);

// #region call
const faceWords = /\w*faces?_\w+|poor_lighting|liveness_\w*failed|more than one face|for liveness/i;
const options = {os: 'DESKTOP', search_mode: 'ACCURATE', liveness_min_score: 0.6};

async function call(step, path, body) {
  const response = await fetch(`${API_URL}/v2/face-recognition/${path}`, {
    ...(body && {method: 'POST', body: JSON.stringify(body)}),
    headers: {Authorization: `Bearer ${API_TOKEN}`, 'Content-Type': 'application/json'},
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
  }).catch(() => Response.json({code: 'no_answer'}, {status: 503}));
  const answer = (await response.json().catch(() => null)) ?? {};
  const {data, message, code} = answer;
  const key = [message, code].find((text) => /^[a-z]\w*$/i.test(text ?? '')); // A key is one word.
  if (response.status === 200) return data ?? {};
  if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key ?? ''}`);
  if (step === 'person' && response.status === 404 && key) report(step, 'review', key);
  // The word can be anywhere in the answer.
  const word = faceWords.exec(JSON.stringify(answer))?.[0];
  return report(step, word ? 'correct' : 'not checked', word ?? key ?? response.status);
}

// #region compare
if (command === 'compare') {
  const query = {...options, probe: imageOf(args[0]), gallery: [imageOf(args[1])]};
  const {liveness, score} = await call('comparison', 'compare-live', query);
  if (liveness?.passed == null) report('liveness', 'not checked', 'missing field');
  report('liveness', liveness.passed === true ? 'accept' : 'correct');
  if (score == null || score > 1) report('comparison', 'not checked', 'score');
  report('comparison', score > 0.85 ? 'accept' : 'correct');
  process.exit();
}

// #region search
const [faceToday, collection, code] = args;
const query = {...options, image: imageOf(faceToday), collection_id: code, min_score: 0.8};
const {liveness_score: liveness, persons} = await call('search', 'search-live-face', query);
if (liveness == null || !persons) report('search', 'not checked', 'missing field');
const scores = [liveness, ...persons.map((person) => person.score)];
if (!scores.every((value) => value <= 1)) report('search', 'not checked', 'score');
report('liveness', liveness > 0.6 ? 'accept' : 'correct');
if (persons.length === 0) report('search', 'correct');
const [{id, score}, another] = persons;
report('search', !another && score > 0.9 ? 'accept' : 'review');

// #region person
const {status, collections} = await call('person', `persons/${id}`);
if (!status || !collections) report('person', 'not checked', 'missing field');
const mayPass = status === 'active' && collections.includes(collection);
report('person', mayPass ? 'accept' : 'review', id);
