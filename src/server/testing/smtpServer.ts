import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';

/** How the server treats a client: each step is one that real mail servers have failed at. */
export type SmtpManner =
  | 'takes'
  /** Sends no greeting. */
  | 'silent'
  /** Does not respond to a recipient. */
  | 'stalls'
  /** Ends the connection in place of that. */
  | 'cuts'
  | 'busy'
  | 'rejects'
  | 'knowsNobody'
  /** Takes the mail and ends the connection without a response. */
  | 'dies';

interface ReceivedMail {
  from: SMTPServerAddress;
  to: string;
  /** Head and body. */
  source: string;
}

export interface SmtpServer {
  url: string;
  manner: SmtpManner;
  /** Mails that were taken. */
  mails: ReceivedMail[];
  /** Resolves when a client has come so far that the manner shows. */
  reached: () => Promise<void>;
  close: () => Promise<void>;
}

const REPLIES: Partial<Record<SmtpManner, [code: number, text: string]>> = {
  busy: [451, '4.3.0 try later'],
  rejects: [554, '5.7.1 looks like spam'],
  knowsNobody: [550, '5.1.1 no such user'],
};

/** A mail server on a free port of this machine. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  let waiting: (() => void)[] = [];
  const showManner = () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const reply = () => {
    const [responseCode, message] = REPLIES[state.manner] ?? [];
    return message === undefined ? null : Object.assign(new Error(message), { responseCode });
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    // For connections that end without a word.
    closeTimeout: 100,
    onConnect: (_session, done) => {
      if (state.manner !== 'silent') return done();
      showManner();
    },
    onRcptTo: (_address, _session, done) => {
      const { manner } = state;
      if (manner === 'cuts') cut();
      if (manner === 'cuts' || manner === 'stalls') return showManner();
      if (manner === 'knowsNobody') showManner();
      done(manner === 'knowsNobody' ? reply() : null);
    },
    onData: async (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const source = await text(stream).catch(() => undefined);
      if (source === undefined) return;
      const error = reply();
      if (!error && mailFrom) {
        state.mails.push({ from: mailFrom, to: rcptTo[0]?.address ?? '', source });
      }
      if (state.manner === 'dies') cut();
      else done(error);
      showManner();
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // Connections that are cut.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const state: SmtpServer = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    manner: 'takes',
    mails: [],
    reached: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => {
      cut();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
  return state;
}
