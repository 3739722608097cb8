import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {createClient, parseEvent} from '@acme/client';

const client = createClient({tokens: {accountToken: process.env.API_TOKEN}});

const server = createServer(async (request, response) => {
  const event = parseEvent(await text(request));
  response.end();
  if (event?.type !== 'onboarding_app_registration_completed') return;
  const {data} = await client.GET('/v2/app-registrations/{id}', {params: {path: {id: event.object._id}}});
  console.log(`${event.object._id}: ${data?.data.status}`);
});
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => console.log(server.address()));
