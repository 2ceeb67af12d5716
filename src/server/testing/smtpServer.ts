import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How the server treats a client: each step is one that real mail servers have failed at. */
export type SmtpManner = 'takes' | 'silent' | 'stalls' | 'cuts' | 'busy' | 'rejects';

export interface SmtpServer {
  url: string;
  manner: SmtpManner;
  /** All lines of clients outside of mails. */
  commands: string[];
  /** Head and body of each mail that was taken. */
  mails: string[];
  /** Resolves when a client has come so far that the manner shows. */
  reached: () => Promise<void>;
  close: () => Promise<void>;
}

const RESPONSES: Record<string, string> = {
  EHLO: '250-fake\r\n250-8BITMIME\r\n250 SMTPUTF8',
  DATA: '354 go on',
  QUIT: '221 bye',
};

/** A mail server on a free port of this machine. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  let waiting: (() => void)[] = [];
  const showManner = () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };

  const serve = (socket: Socket) => {
    let mail: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const endMail = (lines: string[]) => {
      if (state.manner === 'busy') say('451 4.3.0 try later');
      else if (state.manner === 'rejects') say('554 5.7.1 looks like spam');
      else {
        state.mails.push(lines.join('\n'));
        say('250 taken');
      }
      showManner();
    };
    const takeLine = (line: string) => {
      if (mail) {
        if (line !== '.') return void mail.push(line.replace(/^\.\./, '.'));
        endMail(mail);
        mail = undefined;
        return;
      }
      state.commands.push(line);
      const verb = line.split(' ')[0]?.toUpperCase() ?? '';
      if (verb === 'DATA') mail = [];
      if (verb === 'DATA' && state.manner === 'stalls') return showManner();
      if (verb === 'DATA' && state.manner === 'cuts') {
        socket.resetAndDestroy();
        return showManner();
      }
      say(RESPONSES[verb] ?? '250 fine');
    };
    let rest = '';
    socket.setEncoding('utf8').on('data', (data: string) => {
      const lines = (rest + data).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(takeLine);
    });
    if (state.manner === 'silent') showManner();
    else say('220 fake');
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const state: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    manner: 'takes',
    commands: [],
    mails: [],
    reached: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return state;
}
