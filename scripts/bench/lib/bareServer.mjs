/*
 * The least that a server in Node.js can do: sends recorded answers in turn, whatever is asked.
 * node bareServer.mjs <port> <file of recorded answers>
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(file, 'utf8')).map(({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  // Node writes a short string together with the head: what is best for the backend is for this.
  return { headers, body: bytes.length <= 16_384 ? bytes.toString('latin1') : bytes };
});

let next = 0;
createServer((_request, response) => {
  const { headers, body } = answers[next];
  next = (next + 1) % answers.length;
  response.writeHead(200, headers).end(body, 'latin1');
}).listen(Number(port), '127.0.0.1');
