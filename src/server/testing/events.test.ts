import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { DATABASE_KINDS, makeTestPlace, until } from './databases';
import { killProcesses, startProcess } from './product';
import { startTcpProxy } from './tcpProxy';

afterEach(killProcesses);

/** Sends the beginning of a request, and cuts the connection once the server has it. */
async function cutRequest(port: number, head: string, other: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(head);
  // The response comes only after the half request has arrived on the connection before it.
  await fetch(other);
  socket.resetAndDestroy();
}

const CUT_REQUESTS = [
  'GET /categories HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /spare-parts HTTP/1.1\r\nHost: x\r\n\r\nGET /docs HTTP/1.1\r\n',
  'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  'POST /categories HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
    'Content-Length: 99999\r\n\r\n--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nx',
  'NONSENSE\r\n\r\n',
  'GET /uploads/x HTTP/1.1\r\nExpect: 100-continue\r\n',
];

test.each(DATABASE_KINDS)(
  'nothing that %s, the mail server, a client or the reader of the log does ends the process',
  async (kind) => {
    const place = await makeTestPlace(kind);
    const url = place.databaseUrl ? new URL(place.databaseUrl) : undefined;
    const proxy = url ? await startTcpProxy(Number(url.port)) : undefined;
    if (url && proxy) url.port = String(proxy.port);
    const mailsCut: Socket[] = [];
    const mailServer = createServer((socket) => {
      mailsCut.push(socket);
      socket.on('error', () => undefined);
      // In the middle of its greeting.
      socket.write('220 mail.exam', () => socket.resetAndDestroy());
    }).listen(0, '127.0.0.1');
    await once(mailServer, 'listening');
    const backend = await startProcess({
      DATA_DIR: place.dataDir,
      LOG_LEVEL: 'info',
      INQUIRIES_TO: 'sales@example.com',
      ...(url && { DATABASE_URL: url.href }),
      SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
    });
    const well = async () => (await fetch(`${backend.url}/readyz`)).status === 200;
    const port = Number(new URL(backend.url).port);

    // The reader of the log exits.
    backend.child.stdout?.destroy();
    for (const head of CUT_REQUESTS) await cutRequest(port, head, `${backend.url}/healthz`);
    await fetch(`${backend.url}/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Amina', phone: '123456' }),
    });
    await until(async () => mailsCut.length > 0);
    for (let round = 0; proxy && round < 5; round += 1) {
      const requested = proxy.nextRequest();
      const read = fetch(`${backend.url}/spare-parts?page=1&q=cut${round}`);
      await requested;
      proxy.cut();
      await read;
    }
    await until(well);
    expect(backend.child.exitCode).toBeNull();

    backend.child.kill('SIGTERM');
    expect(await backend.ended).toEqual([0, null]);
    mailServer.close();
    await proxy?.close();
    await place.remove();
  },
);
