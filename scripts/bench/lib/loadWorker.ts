import { text } from 'node:stream/consumers';
import { converse, type Answered } from './converse';
import type { LoadOrder, LoadResult } from './load';

/*
 * Reads a LoadOrder, sends its requests and writes a LoadResult. A process of its own, so that
 * it has a core to itself.
 */

/** Sends one request after the other over one connection until there is no more. */
function send(
  url: URL,
  next: () => Buffer | undefined,
  take: (milliseconds: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const broken = (reason: string) => reject(new Error(reason));
    const answered = ({ status, milliseconds }: Answered) => {
      if (status === 200) take(milliseconds);
      else broken(`An answer with status ${status} was not expected.`);
    };
    void converse(url, { next, answered, broken }).then(resolve);
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
  const connections = Array.from({ length: order.connections }, () => send(url, next, answered));
  await Promise.all(connections);
  const seconds = (performance.now() - began) / 1000;
  return { seconds, requests: milliseconds.length, milliseconds };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(await text(process.stdin)) as LoadOrder)));
