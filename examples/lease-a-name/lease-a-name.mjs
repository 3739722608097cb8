// Leases a name for the person in the picture, after you have seen its price and agreed.
// Usage: node lease-a-name.mjs ejemplo zelf face.jpg ejemplo.zelf.proof

import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {createInterface} from 'node:readline';

const {API_URL} = process.env;
const [tagName, domain, face, proofFile = ''] = process.argv.slice(2);
if (!API_URL || !proofFile) stop('set API_URL, and give a name, a domain, a picture and a file');
if (existsSync(proofFile)) stop(`${proofFile} is there already, move it away`);
for (const file of [face, dirname(proofFile)]) if (!existsSync(file)) stop(`there is no ${file}`);

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

function report(step, result, reason) {
  console.log(`${step}: ${result}${reason ? ` (${reason})` : ''}`);
  if (result !== 'accept') process.exit(2);
}

// #region call
const headers = {Origin: 'https://app.company.example', 'Content-Type': 'application/json'};

async function call(step, path, body) {
  const response = await fetch(`${API_URL}/api/${path}`, {
    ...(body && {method: 'POST', body: JSON.stringify(body)}),
    headers,
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
  }).catch(() => Response.json({code: 'no_answer'}, {status: 503}));
  const {data, code, error, validationError} = (await response.json().catch(() => null)) ?? {};
  const key = code ?? error ?? validationError;
  if (response.status === 200) return data ?? {};
  if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key ?? ''}`);
  // Someone else was quicker: it comes with a 500.
  const isYours = key === 'tag_purchased_already' || [400, 409, 413, 422].includes(response.status);
  return report(step, isYours ? 'correct' : 'not checked', key ?? response.status);
}

// #region session
const session = {identifier: 'name-session', type: 'createWallet', isWebExtension: false};
const {token} = await call('session', 'sessions', session);
if (!token) report('session', 'not checked', 'missing field');
headers.Authorization = `Bearer ${token}`;

// #region search
const query = new URLSearchParams({tagName, domain, os: 'DESKTOP', duration: 1});
const {available, error, price, ipfs} = await call('name', `tags/search?${query}`);
if (error || available == null) report('name', 'not checked', error ?? 'missing field');
if (available !== true) report('name', 'correct', ipfs?.[0]?.publicData?.type);
if (price?.price == null) report('price', 'not checked', 'missing field');

// #region confirm
console.log(`${tagName}.${domain}: ${price.price} ${price.currency} for 1 year`);
console.log('Type yes to lease it:');
let typed = '';
for await (typed of createInterface(process.stdin)) break; // One line, or none at its end.
if (typed !== 'yes') stop('nothing was leased');

// #region lease
const faceBase64 = readFileSync(face, 'base64');
const request = {tagName, domain, faceBase64, type: 'create', os: 'DESKTOP'};
const leased = await call('lease', 'tags/lease', request);
const zelfProof = leased.zelfProof ?? leased.tagObject?.zelfProof;
if (!zelfProof) report('lease', 'not checked', 'missing field');
writeFileSync(proofFile, zelfProof, {mode: 0o600, flag: 'wx'});
report('lease', 'accept', proofFile);

// #region payment
const state = [leased.ipfs].flat()[0]?.publicData?.type;
if (!state) report('payment', 'not checked', 'missing field');
if (state === 'hold') report('payment', 'correct', state);
report('payment', state === 'mainnet' ? 'accept' : 'review');
