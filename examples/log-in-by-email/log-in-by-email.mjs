// Logs in: has a code sent by email, exchanges it for a token, and keeps the token in a file.
//
//   node log-in-by-email.mjs developer@company.example account-token
//
// Exit code: 0 if the token works, 2 if something is left to do, 1 if the run was stopped.

import {existsSync, writeFileSync} from 'node:fs';
import {createInterface} from 'node:readline/promises';

const {API_URL} = process.env;
const [email, tokenFile] = process.argv.slice(2);
if (!API_URL || !tokenFile) stop('set API_URL, and give your address and a file for the token');
if (existsSync(tokenFile)) stop(`${tokenFile} is there already, move it away`);

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

function end(what, result, key) {
  console.log(`${what}: ${result}${key ? ` (${key})` : ''}`);
  process.exit(result === 'accept' ? 0 : 2);
}

// #region call
async function call(method, path, {body, token} = {}) {
  try {
    const response = await fetch(`${API_URL}${path}`, {
      method,
      headers: {
        ...(body && {'Content-Type': 'application/json'}),
        ...(token && {Authorization: `Bearer ${token}`}),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
      redirect: 'error',
    });
    const {data, message, code, error} = await response.json();
    // A key is one word; a proxy answers with sentences.
    const key = [message, code, error].find((text) => /^\w+$/.test(text ?? ''));
    if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key}`);
    return {status: response.status, key, data: data ?? {}};
  } catch (error) {
    return {status: 0, key: `no usable answer, ${error.name}`, data: {}};
  }
}
// #endregion

// #region ask
const sent = await call('POST', `/v2/projects/email-login?${new URLSearchParams({email})}`);
if (sent.status === 404 && sent.key) end('address', 'correct', sent.key);
if (sent.status !== 200 || sent.data.status !== 'sent') end('address', 'not checked', sent.key);

console.log('Type the six digits from the email:');
const lines = createInterface({input: process.stdin});
const {value: otp = ''} = await lines[Symbol.asyncIterator]().next();
lines.close();
// #endregion

// #region exchange
const login = await call('POST', '/v2/projects/email-login/confirm', {
  body: {email, otp: otp.trim()},
});
const {accessToken} = login.data;
if (login.status === 400 && login.key) end('code', 'correct', login.key);
if (login.status !== 200 || !accessToken) end('code', 'not checked', login.key);

// Only you can read it, and a file or a link of that name is not overwritten.
writeFileSync(tokenFile, accessToken, {mode: 0o600, flag: 'wx'});
console.log(`token: in ${tokenFile}`);
// #endregion

// #region try
const account = await call('GET', '/v2/clients/me', {token: accessToken});
const works = account.status === 200 && account.data.credits != null;
end('account', works ? 'accept' : 'not checked', account.key);
// #endregion
