// Receives the events of a flow, reads each registration from the API, and decides.
// Usage: node hosted-onboarding.mjs

import {existsSync, mkdirSync, readdirSync, unlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';

const {API_URL, API_TOKEN, FLOW_ID, WEBHOOK_SECRET, PORT = '3000'} = process.env;
if (!API_URL || !API_TOKEN || !FLOW_ID || !WEBHOOK_SECRET) {
  console.error('Stopped: set API_URL, API_TOKEN, FLOW_ID and WEBHOOK_SECRET');
  process.exit(1);
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
  const response = await fetch(`${API_URL}/v2/app-registrations/${id}?${query}`, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(30_000),
  }).catch(() => Response.json({code: 'no_answer'}, {status: 503}));
  const {data, message, code} = (await response.json().catch(() => null)) ?? {};
  const key = [message, code].find((text) => /^[a-z]\w*$/i.test(text ?? '')); // A key is one word.
  const answer = `${response.status} ${key ?? 'without a status'}`;
  if (/^404 appRegistration_not_found$/i.test(answer)) return; // The account has no such record.
  if (response.status !== 200 || !data?.status) throw new Error(answer);
  const decision = `${decide(data)} (${data.status})`;
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

for (const folder of ['inbox', 'decided']) mkdirSync(folder, {recursive: true});
createServer((request, response) => {
  receive(request, response).catch(() => response.writeHead(500).end());
}).listen(PORT, '127.0.0.1', () => console.log(`Listening on 127.0.0.1:${PORT}`));
await workOff();
