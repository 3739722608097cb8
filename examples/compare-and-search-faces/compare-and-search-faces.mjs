// Recognises an enrolled person: compares the face with the one on file, or searches for it.
//
//   node compare-and-search-faces.mjs compare face-today.jpg face.jpg
//   node compare-and-search-faces.mjs search face-today.jpg COLLECTION_ID COLLECTION_CODE
//
// Exit code: 0 if the person is recognised, 2 if somebody has to act, 1 if the run was stopped.

import {readFileSync} from 'node:fs';

const {API_URL, API_TOKEN} = process.env;
const [command, ...args] = process.argv.slice(2);
const commands = {compare, search};
const imageOf = (file) => readFileSync(file).toString('base64');
if (!API_URL || !API_TOKEN || args.length !== commands[command]?.length)
  stop('set API_URL and API_TOKEN, and give compare or search with its values');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

// #region call
const faceWord = /face|lighting|liveness_(check_)?failed|for liveness/i;

async function call(method, path, body) {
  try {
    const response = await fetch(`${API_URL}/v2/face-recognition/${path}`, {
      method,
      headers: {Authorization: `Bearer ${API_TOKEN}`, 'Content-Type': 'application/json'},
      body: body && JSON.stringify({os: 'DESKTOP', search_mode: 'ACCURATE', ...body}),
      signal: AbortSignal.timeout(30_000),
      redirect: 'error',
    });
    const {data, code, message} = await response.json();
    const details = [data?.detail].flat().map((detail) => detail?.msg);
    const texts = [message, code, ...details].filter(Boolean);
    const key = texts.find((text) => faceWord.test(text)) ?? texts[0];
    if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key}`);
    return {status: response.status, key, data: data ?? {}};
  } catch (error) {
    return {status: 0, key: `no usable answer, ${error.name}`, data: {}};
  }
}
// #endregion

function report(what, result, key) {
  console.log(`${what}: ${result}${key ? ` (${key})` : ''}`);
  if (result !== 'accept') process.exit(2);
}

// #region results
function fromError({status, key}) {
  if ([400, 412, 413, 422].includes(status) || faceWord.test(key)) return 'correct';
  return 'not checked';
}

function fromScore(score, threshold) {
  if (score == null) return 'not checked';
  if (!/^(0(\.\d+)?|1)$/.test(score)) return 'review';
  return score > threshold ? 'accept' : 'correct';
}
// #endregion

// #region compare
async function compare(faceToday, face) {
  const pictures = {probe: imageOf(faceToday), gallery: [imageOf(face)]};
  const minimums = {liveness_min_score: 0.6, compare_min_score: 0.85};
  const answer = await call('POST', 'compare-live', {...pictures, ...minimums});
  if (answer.status !== 200) report('comparison', fromError(answer), answer.key);
  const {liveness, score} = answer.data;
  if (liveness?.passed == null) report('liveness', 'not checked');
  if (liveness.passed === false) report('liveness', 'correct');
  report('liveness', liveness.passed === true ? 'accept' : 'review');
  report('comparison', fromScore(score, minimums.compare_min_score));
}
// #endregion

// #region search
async function search(faceToday, collection, code) {
  const query = {image: imageOf(faceToday), collection_id: code};
  const minimums = {liveness_min_score: 0.6, min_score: 0.8};
  const answer = await call('POST', 'search-live-face', {...query, ...minimums});
  if (answer.status !== 200) report('search', fromError(answer), answer.key);
  const {liveness_score: liveness, persons} = answer.data;
  report('liveness', fromScore(liveness, minimums.liveness_min_score));
  if (!persons?.length) report('search', persons?.length === 0 ? 'correct' : 'not checked');
  const [{id, score}, another] = persons;
  const result = fromScore(score, 0.9);
  report('search', another || result === 'correct' ? 'review' : result);
  await readPerson(id, collection);
}
// #endregion

// #region person
async function readPerson(id, collection) {
  const answer = await call('GET', `persons/${encodeURIComponent(id)}`);
  const {status, collections} = answer.data;
  if (answer.status === 404 && answer.key) report('person', 'review', answer.key);
  if (answer.status !== 200 || !status || !collections) report('person', 'not checked', answer.key);
  const isMember = collections.some((one) => (one?._id ?? one) === collection);
  report('person', isMember && status === 'active' ? 'accept' : 'review', id);
}
// #endregion

await commands[command](...args);
