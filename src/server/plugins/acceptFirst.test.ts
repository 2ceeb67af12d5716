import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { acceptFirst } from './acceptFirst';

const CROWD = 10;

/** Connects, sends a request on each connection, and then lets the waiting thread continue. */
const CLIENTS = `
  const { once } = require('node:events');
  const { connect } = require('node:net');
  const { workerData: { port, count, connected } } = require('node:worker_threads');
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  Promise.all(sockets.map((socket) => once(socket, 'connect'))).then(() => {
    for (const socket of sockets) {
      socket.write('GET / HTTP/1.1\\r\\nhost: site\\r\\n\\r\\n');
      socket.once('data', () => socket.destroy());
    }
    Atomics.store(connected, 0, 1);
    Atomics.notify(connected, 0);
  });
`;

test('connections that come together are accepted before the first request is handled', async () => {
  const app = Fastify();
  await app.register(acceptFirst);
  let accepted = 0;
  app.server.on('connection', () => (accepted += 1));
  const acceptedBefore: number[] = [];
  app.get('/', async () => acceptedBefore.push(accepted));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  // However slow the machine is, the longest wait is not reached.
  jest.spyOn(performance, 'now').mockReturnValue(0);

  const connected = new Int32Array(new SharedArrayBuffer(4));
  const clients = new Worker(CLIENTS, {
    eval: true,
    workerData: { port, count: CROWD, connected },
  });
  await once(clients, 'online');
  // The server's thread stands still until all connections wait.
  expect(Atomics.wait(connected, 0, 0, 10_000)).not.toBe('timed-out');
  await once(clients, 'exit');

  expect(acceptedBefore).toHaveLength(CROWD);
  expect(acceptedBefore[0]).toBe(CROWD);
  await app.close();
});
