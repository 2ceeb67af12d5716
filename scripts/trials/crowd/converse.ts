import { createConnection } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

export interface Answered {
  status: number;
  etag: string | undefined;
  milliseconds: number;
}

export interface Conversation {
  /** Bytes of the next request; undefined when there is no more. */
  next: () => Buffer | undefined;
  answered: (answer: Answered) => void;
  broken: (reason: string) => void;
}

/**
 * Sends one request after the other over one connection; resolves when it is closed. It reads no
 * more of a response than its status, its tag and where it ends: a client that parses everything is
 * slower than the servers that are measured.
 */
export function converse({ hostname, port }: URL, conversation: Conversation): Promise<void> {
  const { next, answered, broken } = conversation;
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
    let began = 0;
    let head: Buffer | undefined;
    let missing = 0;
    let answer = { status: 0, etag: undefined as string | undefined };
    let done = false;
    const send = () => {
      const request = next();
      if (request) {
        began = performance.now();
        socket.write(request);
      } else {
        done = true;
        socket.end();
      }
    };
    socket.on('connect', send);
    socket.on('error', (error) => {
      if (!done) broken(error.message);
      done = true;
    });
    socket.on('close', () => {
      if (!done) broken('The server closed a connection.');
      resolve();
    });
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head = head ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf(END_OF_HEAD);
        if (end < 0) return;
        const lines = head.toString('latin1', 0, end + 2);
        const status = Number(lines.slice(9, 12));
        const length = status === 304 ? '0' : /\r\ncontent-length: (\d+)\r\n/i.exec(lines)?.[1];
        if (length === undefined) {
          return socket.destroy(new Error(`An answer ${status} without its length.`));
        }
        answer = { status, etag: /\r\netag: ([^\r]+)\r\n/i.exec(lines)?.[1] };
        missing = end + END_OF_HEAD.length + Number(length) - head.length;
        head = undefined;
      }
      if (missing > 0) return;
      answered({ ...answer, milliseconds: performance.now() - began });
      send();
    });
  });
}
