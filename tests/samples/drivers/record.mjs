// A host on 127.0.0.1 that takes every request and writes what arrived as a line of a file: see hostileRuns.ts. It is a process of
// its own, because the runtimes stand still while a program runs.
import {appendFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';

const server = createServer(async (request, response) => {
  const {url, headers} = request;
  const body = await text(request);
  appendFileSync(process.argv[2], `${JSON.stringify({url, note: headers['x-note'], body})}\n`);
  response.writeHead(200, {'Content-Type': 'application/json'}).end('{}');
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
