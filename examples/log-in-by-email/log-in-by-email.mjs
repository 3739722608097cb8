// Logs in: has a code sent by email, exchanges it for a token, and keeps the token in a file.
// Usage: node log-in-by-email.mjs developer@company.example account-token

import {existsSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {createInterface} from 'node:readline';

const {API_URL} = process.env;
const [email, tokenFile] = process.argv.slice(2);
if (!API_URL || !tokenFile) stop('set API_URL, and give your address and a file for the token');
if (existsSync(tokenFile)) stop(`${tokenFile} is there already, move it away`);
if (!existsSync(dirname(tokenFile))) stop(`there is no ${dirname(tokenFile)}`);

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

function report(step, result, reason) {
  console.log(`${step}: ${result}${reason ? ` (${reason})` : ''}`);
  if (result !== 'accept') process.exit(2);
}

// #region call
async function call(step, method, path, body, headers) {
  const response = await fetch(`${API_URL}${path}`, {
    method,
    headers: {'Content-Type': 'application/json', ...headers},
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
  }).catch(() => Response.json({code: 'no_answer'}, {status: 503}));
  const {data, message, code, error} = (await response.json().catch(() => null)) ?? {};
  const key = [message, code, error].find((text) => /^[a-z]\w*$/i.test(text ?? '')); // One word.
  if (response.status === 200) return data ?? {};
  if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key ?? ''}`);
  const isYours = [400, 404].includes(response.status) && key;
  return report(step, isYours ? 'correct' : 'not checked', key ?? response.status);
}

// #region ask
const query = new URLSearchParams({email});
const sent = await call('address', 'POST', `/v2/projects/email-login?${query}`);
if (sent.status !== 'sent') report('address', 'not checked', 'missing field');
console.log('Type the six digits from the email:');
let otp = '';
for await (otp of createInterface(process.stdin)) break; // One line, or none at its end.
if (!otp.trim()) stop('no code was typed');

// #region exchange
const code = {email, otp: otp.trim()};
const {accessToken} = await call('code', 'POST', '/v2/projects/email-login/confirm', code);
if (!accessToken) report('code', 'not checked', 'missing field');
writeFileSync(tokenFile, accessToken, {mode: 0o600, flag: 'wx'});
report('token', 'accept', tokenFile);

// #region try
const headers = {Authorization: `Bearer ${accessToken}`};
const account = await call('account', 'GET', '/v2/clients/me', undefined, headers);
if (account.credits == null) report('account', 'not checked', 'missing field');
report('account', 'accept');
