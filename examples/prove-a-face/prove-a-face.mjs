// Makes a ZelfProof from a face, and opens it when the person is back.
// Usage: node prove-a-face.mjs make face.jpg member.json member.proof
//    or: node prove-a-face.mjs open face-today.jpg member.json member.proof
// member.json has the identifier, the publicData and the metadata of the proof.

import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {createInterface} from 'node:readline';

const {API_URL, ZELF_TOKEN} = process.env;
const [command, face, memberFile, proofFile = ''] = process.argv.slice(2);
const needed = {make: dirname(proofFile), open: proofFile}[command];
if (!API_URL || !ZELF_TOKEN || !proofFile || !needed)
  stop('set API_URL and ZELF_TOKEN, and give make or open and 3 files');
for (const file of [face, memberFile, needed]) if (!existsSync(file)) stop(`there is no ${file}`);

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

function report(step, result, reason) {
  console.log(`${step}: ${result}${reason ? ` (${reason})` : ''}`);
  if (result !== 'accept') process.exit(2);
}

async function askPassword() {
  console.log('Type the password of the proof:');
  let password = '';
  for await (password of createInterface(process.stdin)) break; // One line, or none at its end.
  return password || stop('no password was typed');
}

// #region call
async function call(step, path, body) {
  const headers = {Authorization: `Bearer ${ZELF_TOKEN}`, Origin: 'https://app.company.example'};
  const response = await fetch(`${API_URL}/api/zelf-proof/${path}`, {
    method: 'POST',
    headers: {...headers, 'Content-Type': 'application/json'},
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
  }).catch(() => Response.json({code: 'no_answer'}, {status: 503}));
  const data = (await response.json().catch(() => null)) ?? {};
  const key = data.code ?? data.error ?? data.validationError;
  if (response.status === 200) return data;
  if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key ?? ''}`);
  // The engine refuses a picture, a face, a password or a string with a 500, too.
  const isRefused = /FAILED|INVALID|IMAGE|FACE|PASSWORD|BASE64/.test(key);
  const isYours = key && (isRefused || [400, 413, 422].includes(response.status));
  return report(step, isYours ? 'correct' : 'not checked', key ?? response.status);
}

// #region make
const member = await new Response(readFileSync(memberFile)).json().catch(() => null);
if (!member?.identifier || !member.metadata?.fullName)
  stop(`${memberFile} is not JSON with identifier and metadata.fullName`);
const picture = {faceBase64: readFileSync(face, 'base64'), os: 'DESKTOP', livenessLevel: 'REGULAR'};

if (command === 'make') {
  if (existsSync(proofFile)) stop(`${proofFile} is there already, move it away`);
  const checked = {livenessDetectionPriorCreation: true, password: await askPassword()};
  const {zelfProof} = await call('proof', 'encrypt', {...member, ...picture, ...checked});
  if (!zelfProof) report('proof', 'not checked', 'missing field');
  writeFileSync(proofFile, zelfProof, {mode: 0o600, flag: 'wx'});
  report('proof', 'accept', proofFile);
  process.exit();
}

// #region preview
const zelfProof = readFileSync(proofFile, 'utf8').trim() || stop(`${proofFile} is empty`);
const {passwordLayer} = await call('preview', 'preview', {zelfProof});
if (!passwordLayer) report('preview', 'not checked', 'missing field');
report('preview', passwordLayer === 'WithPassword' ? 'accept' : 'review');

// #region open
const body = {...picture, zelfProof, password: await askPassword()};
const {identifier, metadata} = await call('opening', 'decrypt', body);
if (!identifier || !metadata?.fullName) report('opening', 'not checked', 'missing field');
const fits = identifier === member.identifier && metadata.fullName === member.metadata.fullName;
report('opening', fits ? 'accept' : 'review');
