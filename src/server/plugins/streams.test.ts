import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { errors } from './errors';
import { SERVER_LIMITS, makeServer } from './server';
import { unreadStreams } from './streams';

/** Sends a stream without an end when the test says so. */
async function start() {
  const app = Fastify({ serverFactory: (handle) => makeServer(handle, SERVER_LIMITS) });
  await app.register(errors);
  await app.register(unreadStreams);
  const read = jest.fn();
  const streams: Readable[] = [];
  let send = () => undefined as void;
  const isDue = new Promise<void>((resolve) => (send = resolve));
  let settled = 0;
  app.get('/', async (_request, reply) => {
    const stream = Readable.from(
      (async function* chunks() {
        for (;;) {
          read();
          yield 'x'.repeat(10_000);
          await setImmediate();
        }
      })(),
    );
    streams.push(stream);
    await isDue;
    try {
      return await reply.header('content-length', 5_000_000).send(stream);
    } finally {
      settled += 1;
    }
  });
  return { app, read, streams, send, settled: () => settled };
}

test('HEAD has the headers of GET, and nothing of the stream is read', async () => {
  const { app, read, streams, send } = await start();
  send();
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/' });
  expect([statusCode, headers['content-length'], body]).toEqual([200, '5000000', '']);
  expect(streams[0]?.destroyed).toBe(true);
  expect(read).not.toHaveBeenCalled();
  await app.close();
});

test('a stream of a client that leaves before it is sent is ended, also a pipelined one', async () => {
  const { app, read, streams, send, settled } = await start();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = await accepted;
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(3));
  while (streams.length < 3) await setImmediate();
  const closed = once(socket, 'close');
  client.destroy();
  await closed;
  send();
  while (settled() < 3) await setImmediate();
  expect(streams.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
  expect(read).not.toHaveBeenCalled();
  await app.close();
});
