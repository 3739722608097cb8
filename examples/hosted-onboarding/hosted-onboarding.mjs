// Opens a registration on hosted pages; or receives events, and decides by what the API says.
// Usage: node hosted-onboarding.mjs [open lucia.prueba@mail.example link.txt]
// Exit code of open: 0 if the link was sent, 2 if you have to send it, 1 if the run was stopped.

import {existsSync, mkdirSync, readdirSync, unlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';

const {API_URL, API_TOKEN, PROJECT_ID, FLOW_ID, WEBHOOK_SECRET, PORT = '3000'} = process.env;
const [command, email, linkFile] = process.argv.slice(2);
if (!FLOW_ID || !WEBHOOK_SECRET) stop('set API_URL, API_TOKEN, PROJECT_ID, FLOW_ID and the secret');
if (command && !linkFile) stop('give open, an address and a file for the link');

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

async function call(method, path, body) {
  const response = await fetch(`${API_URL}/v2/app-registrations${path}`, {
    method,
    headers: {Authorization: `Bearer ${API_TOKEN}`, 'Content-Type': 'application/json'},
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
  }).catch(() => Response.json({code: 'no_answer'}, {status: 503}));
  const {data, message, code} = await response.json().catch(() => ({}));
  const key = [message, code].find((text) => text && !text.includes(' ')); // A key is one word.
  if (response.status === 200 && data) return data;
  if (method === 'POST') stop(`${response.status} ${key ?? ''}`);
  if (/^404 appRegistration_not_found$/i.test(`${response.status} ${key}`)) return undefined;
  throw new Error(`${response.status} ${key}`);
}

// #region open
async function open() {
  if (existsSync(linkFile)) stop(`${linkFile} is there already, move it away`);
  const person = {project: PROJECT_ID, projectFlow: FLOW_ID, email};
  const {_id: id} = (await call('POST', '', person)).appRegistration;
  console.log(`registration: ${id}`);
  const {link, emailSent} = await call('POST', `/${id}/resend-link`, {sendEmail: true});
  // Whoever has the link acts for the person: do not print it, keep it out of logs.
  writeFileSync(linkFile, link, {flag: 'wx', mode: 0o600});
  console.log(emailSent === true ? 'link: accept' : `link: correct (send ${linkFile})`);
  process.exit(emailSent === true ? 0 : 2);
}

// #region receive
async function receive(request, response) {
  const isOurs = request.method === 'POST' && request.url === `/webhooks/${WEBHOOK_SECRET}`;
  if (!isOurs) return response.writeHead(404).end();
  const event = await json(request).catch(() => undefined);
  const {appRegistration, _id} = event?.object ?? {};
  const id = appRegistration?._id ?? appRegistration ?? _id;
  if (/^[0-9a-f]{24}$/.test(id)) writeFileSync(`inbox/${id}-${Date.now()}`, '');
  return response.writeHead(200).end();
}

// #region decide
function decide({status, projectFlow, documentValidation, biometricValidation, ...record}) {
  if (['STARTED', 'ONGOING', 'COMPLETED_WITHOUT_KYC'].includes(status)) return 'not checked';
  if (status !== 'COMPLETED' || (projectFlow?._id ?? projectFlow) !== FLOW_ID) return 'review';
  const isHolder = record.compareFaceVerification?.result?.passed;
  const found = [documentValidation?.status, biometricValidation?.status, isHolder];
  if (found.some((value) => value == null || value === 'ASSESSING')) return 'not checked';
  return found.join() === 'ACTIVE,validated,true' ? 'accept' : 'review';
}

// #region work
const parts = ['documentValidation', 'biometricValidation', 'compareFaceVerification'];
const query = new URLSearchParams(parts.map((part) => ['populates[]', part]));

async function work(id) {
  const record = await call('GET', `/${id}?${query}`);
  if (!record) return;
  if (!record.status) throw new Error('200 without a status');
  const decision = `${decide(record)} (${record.status})`;
  if (existsSync(`decided/${id} ${decision}`)) return;
  console.log(`${id}: ${decision}`); // Your work. A crash may repeat it.
  writeFileSync(`decided/${id} ${decision}`, '');
}

// #region inbox
async function workOff() {
  for (const note of readdirSync('inbox')) {
    const id = note.slice(0, 24);
    try {
      await work(id);
      unlinkSync(`inbox/${note}`);
    } catch (error) {
      console.error(`${id}: ${error.message}, again later`);
    }
  }
  setTimeout(workOff, 2_000);
}

if (command === 'open') await open();
for (const folder of ['inbox', 'decided']) mkdirSync(folder, {recursive: true});
createServer((request, response) => {
  receive(request, response).catch(() => response.writeHead(500).end());
}).listen(PORT, '127.0.0.1', () => console.log(`Listening on 127.0.0.1:${PORT}`));
await workOff();
