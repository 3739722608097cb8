import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {createClient, errorKey, parseEvent} from '@acme/client';

const {API_TOKEN, PORT = '3000', WEBHOOK_SECRET} = process.env;
if (!WEBHOOK_SECRET) throw new Error('Set WEBHOOK_SECRET');
const client = createClient({tokens: {accountToken: API_TOKEN}});
const inbox = new Set<string>();
const decided = new Set<string>();

async function receive(request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> {
  const isOurs = request.method === 'POST' && request.url === `/webhooks/${WEBHOOK_SECRET}`;
  if (!isOurs) return response.writeHead(404).end();
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > 1_000_000) throw new Error('The body is too long');
  }
  const event = parseEvent(body);
  if (event?.type === 'onboarding_app_registration_completed') inbox.add(event.object._id);
  return response.writeHead(200).end();
}

async function work(id: string): Promise<void> {
  const {data, error, response} = await client.GET('/v2/app-registrations/{id}', {
    params: {path: {id}, query: {'populates[]': ['documentValidation', 'biometricValidation']}},
  });
  if (errorKey(error) === 'appRegistration_not_found') return;
  if (!data) throw new Error(`${response.status} ${errorKey(error) ?? 'without a key'}`);
  const {status, documentValidation, biometricValidation} = data.data;
  const decision = `${id}: ${status}`;
  const seen = JSON.stringify([decision, documentValidation, biometricValidation]);
  if (!decided.has(seen)) console.log(decision); // Your own work.
  decided.add(seen);
}

async function workOff(): Promise<void> {
  for (const id of [...inbox]) {
    inbox.delete(id);
    await work(id).catch((error: Error) => {
      inbox.add(id);
      console.error(`${id}: ${error.message}, again later`);
    });
  }
  setTimeout(workOff, 2_000);
}

const server = createServer((request, response) => receive(request, response).catch(() => response.destroy()));
server.listen(Number(PORT), '127.0.0.1', () => console.log(server.address()));
void workOff();
