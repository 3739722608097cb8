// Leases a name for the person in the picture, after you have seen its price and agreed.
//
//   node lease-a-name.mjs ejemplo zelf face.jpg ejemplo.zelf.proof
//
// Exit code: 0 if the name is leased and paid, 2 if somebody has to act, 1 if the run was stopped.

import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {createInterface} from 'node:readline';

const {API_URL} = process.env;
const [tagName, domain, face, proofFile] = process.argv.slice(2);
if (!API_URL || !proofFile) stop('set API_URL, and give a name, a domain, a picture and a file');
const qrFile = `${proofFile}.png`;
for (const file of [proofFile, qrFile])
  if (existsSync(file)) stop(`${file} is there already, move it away`);
const faceBase64 = readFileSync(face).toString('base64');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

function report(what, result, key) {
  console.log(`${what}: ${result}${key ? ` (${key})` : ''}`);
  if (result !== 'accept') process.exit(2);
}

const create = (file, content) => writeFileSync(file, content, {mode: 0o600, flag: 'wx'});

// #region call
async function call(path, token, body) {
  const sender = token
    ? {Authorization: `Bearer ${token}`}
    : {Origin: 'https://app.company.example'};
  try {
    const response = await fetch(`${API_URL}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {...sender, 'Content-Type': 'application/json'},
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
      redirect: 'error',
    });
    const {data, code, error, validationError} = await response.json();
    const key = code ?? error ?? validationError;
    if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key}`);
    return {status: response.status, key, data: data ?? {}};
  } catch (error) {
    return {status: 0, key: `no usable answer, ${error.name}`, data: {}};
  }
}
// #endregion

// #region errors
function fromError({status, key}) {
  const isYours = [400, 409, 413, 422].includes(status) || key === 'tag_purchased_already';
  return isYours ? 'correct' : 'not checked';
}
// #endregion

// #region session
const session = {identifier: 'name-session', type: 'createWallet', isWebExtension: false};
const opened = await call('sessions', undefined, session);
const {token} = opened.data;
if (opened.status !== 200 || !token) report('session', 'not checked', opened.key);
// #endregion

// #region search
// A list in the search, one record in the lease.
const stateOf = ({ipfs}) => [ipfs].flat()[0]?.publicData?.type;

const query = new URLSearchParams({tagName, domain, os: 'DESKTOP', duration: 1});
const found = await call(`tags/search?${query}`, token);
const {available, error, price} = found.data;
if (found.status !== 200) report('name', fromError(found), found.key);
if (error || typeof available !== 'boolean') report('name', 'not checked', error);
if (!available) report('name', 'correct', stateOf(found.data));
if (price?.price == null) report('price', 'not checked');
// #endregion

// #region confirm
console.log(`${tagName}.${domain}: ${price.price} ${price.currency} for 1 year`);
console.log('Type yes to lease it:');
let typed;
for await (typed of createInterface({input: process.stdin})) break;
if (typed !== 'yes') stop('nothing was leased');
// #endregion

// #region lease
const request = {tagName, domain, faceBase64, type: 'create', os: 'DESKTOP'};
const leased = await call('tags/lease', token, request);
const zelfProof = leased.data.zelfProof ?? leased.data.tagObject?.zelfProof;
if (leased.status !== 200) report('lease', fromError(leased), leased.key);
if (!zelfProof) report('lease', 'not checked');
create(proofFile, zelfProof);
create(qrFile, Buffer.from(leased.data.zelfProofQRCode ?? '', 'base64'));
report('lease', 'accept', proofFile);
// #endregion

// #region payment
const state = stateOf(leased.data);
if (!state) report('payment', 'not checked');
if (state === 'hold') report('payment', 'correct', state);
report('payment', state === 'mainnet' ? 'accept' : 'review');
// #endregion
