import { connect, type Socket } from 'node:net';

/** Something that a server waits for in vain. */
interface Stall {
  name: string;
  server: 'api' | 'site';
  /** Sent at once. */
  begin: string;
  /** Sent again and again, to seem alive. */
  drip: string;
  /** Takes nothing of the response. */
  deaf?: true;
  /** How many of 20 do this. */
  share: number;
}

const HEAD = 'GET /spare-parts?page=1 HTTP/1.1\r\nHost: trial\r\n';
const BODY =
  'POST /inquiries HTTP/1.1\r\nHost: trial\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{';
const FORM =
  'POST /categories HTTP/1.1\r\nHost: trial\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
  'Content-Length: 100000\r\n\r\n--x\r\nContent-Disp';

const STALLS: Stall[] = [
  { name: 'half head', server: 'api', share: 5, begin: HEAD, drip: 'X-More: x\r\n' },
  { name: 'half body', server: 'api', share: 5, begin: BODY, drip: ' ' },
  { name: 'half form', server: 'api', share: 3, begin: FORM, drip: 'x' },
  { name: 'half head', server: 'site', share: 5, begin: HEAD, drip: 'X-More: x\r\n' },
  {
    name: 'unread answers',
    share: 1,
    server: 'api',
    begin: 'GET /openapi.json HTTP/1.1\r\nHost: trial\r\n\r\n'.repeat(50),
    drip: '',
    deaf: true,
  },
  {
    name: 'unread answers',
    share: 1,
    server: 'site',
    begin: 'GET / HTTP/1.1\r\nHost: trial\r\n\r\n'.repeat(200),
    drip: '',
    deaf: true,
  },
];

const DRIP_MS = 3000;

export interface SlowClients {
  /** Connections that are held at this moment. */
  open: () => number;
  /** Resolves once all of them have been open at one time. */
  all: Promise<void>;
  /** How often a server has ended one, which then came back. */
  ended: () => number;
  /** Whoever is ended from now on comes back no more. */
  stay: () => void;
  leave: () => void;
}

/** Holds so many half requests open on both servers; each that is ended begins anew. */
export function holdOpen(count: number, urls: Record<'api' | 'site', string>): SlowClients {
  const sockets = new Set<Socket>();
  let [left, ended] = [false, 0];
  let allOpen = () => {};
  const all = new Promise<void>((resolve) => {
    allOpen = resolve;
  });

  const stall = (what: Stall) => {
    const { hostname, port } = new URL(urls[what.server]);
    const socket = connect(Number(port), hostname, () => {
      sockets.add(socket);
      if (sockets.size >= count) allOpen();
      socket.write(what.begin);
    });
    if (what.deaf) socket.pause();
    else socket.resume();
    const dripping = setInterval(() => what.drip && socket.write(what.drip), DRIP_MS);
    socket.on('error', () => socket.destroy());
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(dripping);
      if (sockets.delete(socket)) ended += 1;
      // Not at once, or the end of a server would be a storm of connections that it refuses.
      if (!left) setTimeout(() => left || stall(what), 100);
    });
  };

  const twenty = STALLS.flatMap((each) => Array<Stall>(each.share).fill(each));
  for (let index = 0; index < count; index += 1) {
    const what = twenty[index % twenty.length];
    if (what) stall(what);
  }
  const stay = () => {
    left = true;
  };
  const leave = () => {
    left = true;
    // One that does not read is never told that its connection has ended.
    for (const socket of sockets) socket.destroy();
  };
  return { open: () => sockets.size, all, ended: () => ended, stay, leave };
}
