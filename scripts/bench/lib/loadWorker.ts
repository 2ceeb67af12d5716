import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LoadOrder, LoadResult } from './load';

/*
 * Reads a LoadOrder, sends its requests and writes a LoadResult. A process of its own, so that
 * it has a core to itself. It reads no more of an answer than where it ends: a client that parses
 * everything is slower than the servers that are measured.
 */

const END_OF_HEAD = Buffer.from('\r\n\r\n');

interface Connection {
  /** The next request's bytes; undefined when there is no more to send. */
  next: () => Buffer | undefined;
  answered: (milliseconds: number) => void;
}

/** Sends one request after the other over one connection until there is no more. */
function converse({ hostname, port }: URL, { next, answered }: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
    let began = 0;
    let head: Buffer | undefined;
    let missing = 0;
    const send = () => {
      const request = next();
      if (!request) return socket.end(() => resolve());
      began = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head = head ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf(END_OF_HEAD);
        if (end < 0) return;
        const lines = head.toString('latin1', 0, end + 2);
        const length = /\r\ncontent-length: (\d+)\r\n/i.exec(lines)?.[1];
        if (!lines.startsWith('HTTP/1.1 200') || length === undefined) {
          return socket.destroy(new Error(`An answer that was not expected:\n${lines}`));
        }
        missing = end + END_OF_HEAD.length + Number(length) - head.length;
        head = undefined;
      }
      if (missing > 0) return;
      answered(performance.now() - began);
      send();
    });
  });
}

async function run(order: LoadOrder): Promise<LoadResult> {
  const url = new URL(order.url);
  const lines = Object.entries({ host: url.host, ...order.headers }).map(
    ([key, value]) => `${key}: ${value}`,
  );
  const requests = order.paths.map((path) =>
    Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')),
  );
  const milliseconds: number[] = [];
  const answered = (duration: number) => void milliseconds.push(duration);
  const began = performance.now();
  const end = 'seconds' in order ? began + order.seconds * 1000 : Infinity;
  const most = 'once' in order ? requests.length : Infinity;
  let sent = 0;
  const next = () => {
    if (sent >= most || performance.now() >= end) return undefined;
    sent += 1;
    return requests[(sent - 1) % requests.length];
  };
  const connections = Array.from({ length: order.connections }, () =>
    converse(url, { next, answered }),
  );
  await Promise.all(connections);
  const seconds = (performance.now() - began) / 1000;
  return { seconds, requests: milliseconds.length, milliseconds };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(await text(process.stdin)) as LoadOrder)));
