/*
 * The least that a server in Node.js can do: sends recorded responses in turn.
 * node bareServer.mjs <port> <file of recorded responses>
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const responses = JSON.parse(readFileSync(file, 'utf8')).map(({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  // Node.js writes a short string together with the head, as the backend makes it do.
  return { headers, body: bytes.length <= 16_384 ? bytes.toString('latin1') : bytes };
});

let next = 0;
createServer((_request, response) => {
  const { headers, body } = responses[next];
  next = (next + 1) % responses.length;
  response.writeHead(200, headers).end(body, 'latin1');
}).listen(Number(port), '127.0.0.1');
