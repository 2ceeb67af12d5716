import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { acceptFirst } from './acceptFirst';

const CROWD = 10;

test('connections that come together are accepted before the first request is handled', async () => {
  const app = Fastify();
  await app.register(acceptFirst);
  let accepted = 0;
  app.server.on('connection', () => (accepted += 1));
  const acceptedBefore: number[] = [];
  app.get('/', async () => acceptedBefore.push(accepted));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  // What the first request compiles takes as long as requests wait at most.
  await fetch(`http://127.0.0.1:${port}/`);
  acceptedBefore.length = 0;
  const sockets = Array.from({ length: CROWD }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: site\r\n\r\n');
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  expect(acceptedBefore[0]).toBe(1 + CROWD);
  for (const socket of sockets) socket.destroy();
  await app.close();
});
