// Opens a registration on hosted pages; or receives events, and decides by what the API says.
//
//   node hosted-onboarding.mjs open lucia.prueba@mail.example link.txt
//   node hosted-onboarding.mjs
//
// Exit code of open: 0 if the link was sent, 2 if you have to send it, 1 if the run was stopped.

import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, unlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';

const {API_URL, API_TOKEN, PROJECT_ID, FLOW_ID, WEBHOOK_SECRET, PORT = '3000'} = process.env;
const [command, email, linkFile] = process.argv.slice(2);
if (!API_URL || !API_TOKEN || !PROJECT_ID || !FLOW_ID || !(linkFile || WEBHOOK_SECRET))
  stop('set API_URL, API_TOKEN, PROJECT_ID, FLOW_ID and, without open, WEBHOOK_SECRET');
if (linkFile && existsSync(linkFile)) stop(`${linkFile} is there already, move it away`);

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

const create = (file, text = '') => writeFileSync(file, text, {flag: 'wx', mode: 0o600});

// #region call
async function call(method, path, body) {
  const response = await fetch(`${API_URL}/v2/app-registrations${path}`, {
    method,
    headers: {Authorization: `Bearer ${API_TOKEN}`, 'Content-Type': 'application/json'},
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
    redirect: 'error',
  });
  const {data, code, message} = await response.json().catch(() => ({}));
  // A key is one word; a proxy answers with sentences.
  const key = [message, code].find((text) => /^\w+$/.test(text ?? ''));
  if (response.status === 200 && data) return data;
  const isUnknown = response.status === 404 && key !== undefined;
  throw Object.assign(new Error(`${response.status} ${key ?? 'without data'}`), {isUnknown});
}
// #endregion

// #region open
async function open() {
  const person = {project: PROJECT_ID, projectFlow: FLOW_ID, email};
  const {appRegistration} = await call('POST', '', person);
  console.log(`registration: ${appRegistration._id}`);
  const path = `/${appRegistration._id}/resend-link`;
  const {link, emailSent} = await call('POST', path, {sendEmail: true});
  // Whoever has the link acts for the person: do not print it, keep it out of logs.
  create(linkFile, link);
  console.log(emailSent === true ? 'link: accept' : `link: correct (send ${linkFile})`);
  process.exitCode = emailSent === true ? 0 : 2;
}
// #endregion

// #region receive
function registrationIn(text) {
  try {
    const {appRegistration: owner, _id} = JSON.parse(text).object;
    return [owner?._id, owner, _id].find((id) => /^[0-9a-f]{24}$/.test(id));
  } catch {
    return undefined;
  }
}

async function receive(request, response) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > 1_000_000) return request.destroy();
  }
  const id = registrationIn(text);
  if (id) create(`inbox/${Date.now()}-${randomUUID()}-${id}`);
  return response.writeHead(200).end();
}
// #endregion

// #region decide
function decide({status, projectFlow, documentValidation, biometricValidation, ...record}) {
  if (['STARTED', 'ONGOING', 'COMPLETED_WITHOUT_KYC'].includes(status)) return 'not checked';
  if (status !== 'COMPLETED' || (projectFlow?._id ?? projectFlow) !== FLOW_ID) return 'review';
  const isHolder = record.compareFaceVerification?.result?.passed;
  const found = [documentValidation?.status, biometricValidation?.status, isHolder];
  if (found.some((value) => value == null || value === 'ASSESSING')) return 'not checked';
  return found.join() === 'ACTIVE,validated,true' ? 'accept' : 'review';
}
// #endregion

// #region work
const parts = ['documentValidation', 'biometricValidation', 'compareFaceVerification'];
const query = new URLSearchParams(parts.map((part) => ['populates[]', part]));

async function work(id) {
  const record = await call('GET', `/${id}?${query}`);
  if (!record.status) throw new Error('200 without a status');
  const decision = `${decide(record)} (${record.status})`;
  const mark = `decided/${id} ${encodeURIComponent(decision)}`;
  if (existsSync(mark)) return;
  console.log(`${id}: ${decision}`); // Your own work. After a crash it may be done again.
  create(mark);
}
// #endregion

// #region inbox
async function workOff() {
  for (const note of readdirSync('inbox').sort()) {
    const id = note.slice(-24);
    try {
      await work(id);
    } catch (error) {
      if (!error.isUnknown) {
        console.error(`${id}: ${error.message}, again later`);
        continue;
      }
    }
    unlinkSync(`inbox/${note}`);
  }
  setTimeout(workOff, 2_000);
}
// #endregion

async function serve() {
  for (const folder of ['inbox', 'decided']) mkdirSync(folder, {recursive: true, mode: 0o700});
  const server = createServer((request, response) => {
    const isOurs = request.method === 'POST' && request.url === `/webhooks/${WEBHOOK_SECRET}`;
    if (!isOurs) return response.writeHead(404).end();
    return receive(request, response).catch(() => response.writeHead(500).end());
  });
  server.requestTimeout = 10_000;
  server.listen(PORT, '127.0.0.1', () => console.log(`Listening on 127.0.0.1:${PORT}`));
  await workOff();
}

try {
  await (command === 'open' ? open() : serve());
} catch (error) {
  stop(error.message);
}
