// Makes a ZelfProof from a face, and opens it when the person is back.
//
//   node prove-a-face.mjs make face.jpg member.json member.proof
//   node prove-a-face.mjs open face-today.jpg member.json member.proof
//
// member.json has the identifier, the publicData and the metadata of the proof.
// Exit code: 0 if the proof is made or opened, 2 if somebody has to act, 1 if the run was stopped.

import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {createInterface} from 'node:readline';

const {API_URL, ZELF_TOKEN} = process.env;
const [command, face, memberFile, proofFile] = process.argv.slice(2);
const commands = {make, open};
if (!API_URL || !ZELF_TOKEN || !commands[command] || !proofFile)
  stop('set API_URL and ZELF_TOKEN, and give make or open with three files');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

function report(what, result, key) {
  console.log(`${what}: ${result}${key ? ` (${key})` : ''}`);
  if (result !== 'accept') process.exit(2);
}

// #region call
async function call(path, body) {
  const headers = {Authorization: `Bearer ${ZELF_TOKEN}`, Origin: 'https://app.company.example'};
  try {
    const response = await fetch(`${API_URL}/api/zelf-proof/${path}`, {
      method: 'POST',
      headers: {...headers, 'Content-Type': 'application/json'},
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
      redirect: 'error',
    });
    const data = await response.json();
    const key = data.code ?? data.error ?? data.validationError;
    if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key}`);
    return {status: response.status, key, data};
  } catch (error) {
    return {status: 0, key: `no usable answer, ${error.name}`, data: {}};
  }
}
// #endregion

// #region errors
function fromError({status, key}) {
  // A 500 is yours only if the engine refused the picture, the face, the password or the string.
  const isRefused = /^ERR_(INVALID|LIVENESS|VERIFICATION|PARSE)|FACE|PASSWORD|BASE64/.test(key);
  const isYours = [400, 409, 413, 422].includes(status) || (status === 500 && isRefused);
  return isYours && key && !/API_KEY/.test(key) ? 'correct' : 'not checked';
}
// #endregion

async function askPassword() {
  console.log('Type the password of the proof:');
  for await (const line of createInterface({input: process.stdin})) return line;
  return stop('there is no password');
}

const member = JSON.parse(readFileSync(memberFile, 'utf8'));
const faceBase64 = readFileSync(face).toString('base64');
const picture = {faceBase64, os: 'DESKTOP', livenessLevel: 'REGULAR'};

// #region make
async function make() {
  if (existsSync(proofFile)) stop(`${proofFile} is there already, move it away`);
  const password = await askPassword();
  const proof = {...member, ...picture, livenessDetectionPriorCreation: true, password};
  const answer = await call('encrypt', proof);
  if (answer.status !== 200) report('proof', fromError(answer), answer.key);
  if (!answer.data.zelfProof) report('proof', 'not checked');
  writeFileSync(proofFile, answer.data.zelfProof, {mode: 0o600, flag: 'wx'});
  report('proof', 'accept', proofFile);
}
// #endregion

// #region preview
async function preview(zelfProof) {
  const answer = await call('preview', {zelfProof});
  const {passwordLayer} = answer.data;
  if (answer.status !== 200) report('preview', fromError(answer), answer.key);
  if (!passwordLayer) report('preview', 'not checked');
  report('preview', passwordLayer === 'WithPassword' ? 'accept' : 'review');
}
// #endregion

// #region open
async function open() {
  const zelfProof = readFileSync(proofFile, 'utf8');
  await preview(zelfProof);
  const password = await askPassword();
  const answer = await call('decrypt', {...picture, zelfProof, password});
  const {identifier, metadata} = answer.data;
  if (answer.status !== 200) report('opening', fromError(answer), answer.key);
  if (!identifier || !metadata?.fullName) report('opening', 'not checked');
  const fits = identifier === member.identifier && metadata.fullName === member.metadata.fullName;
  report('opening', fits ? 'accept' : 'review');
}
// #endregion

await commands[command]();
