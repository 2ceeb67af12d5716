import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expectSoon } from './expectSoon';
import { freePort } from './product';

export interface MailServer {
  url: string;
  /** Each mail is a file in it, so that the tests, in other processes, can read it. */
  folder: string;
  stop: () => Promise<void>;
}

/** A mail server that accepts everything. */
export async function startMailServer(): Promise<MailServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-mails-'));
  let count = 0;
  const store = async (stream: NodeJS.ReadableStream) => {
    const path = join(folder, String((count += 1)).padStart(4, '0'));
    await writeFile(path, await buffer(stream));
    await rename(path, `${path}.eml`);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      store(stream).then(() => callback(), callback);
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    stop: async () => {
      await new Promise<void>((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

export interface ReceivedMail {
  to: string;
  subject: string;
  /** The plain text. */
  text: string;
  /** Contents of the attached files by their types. */
  files: Record<string, Buffer>;
}

const headerOf = (head: string, name: string) =>
  new RegExp(`^${name}: *(.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n[ \t]/g, '') ??
  '';

function decode(head: string, body: string): Buffer {
  const encoding = headerOf(head, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** Head and body of each part that is no multipart itself. */
function partsOf(entity: string): [head: string, body: string][] {
  const end = entity.indexOf('\r\n\r\n');
  const [head, body] = [entity.slice(0, end), entity.slice(end + 4)];
  const boundary = /boundary="?([^";\r\n]+)/i.exec(head)?.[1];
  if (!boundary) return [[head, body]];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
}

function parse(mail: string): ReceivedMail {
  const parts = partsOf(mail).map(([head, body]) => ({
    type: headerOf(head, 'Content-Type').split(';')[0] ?? '',
    content: decode(head, body),
  }));
  return {
    to: headerOf(mail, 'To'),
    subject: headerOf(mail, 'Subject'),
    text: parts.find(({ type }) => type === 'text/plain')?.content.toString() ?? '',
    files: Object.fromEntries(parts.map(({ type, content }) => [type, content])),
  };
}

/** Waits for the only mail to this address whose subject or text contains `words`. */
export async function receivedMail(
  folder: string,
  to: string,
  words: string,
): Promise<ReceivedMail> {
  const find = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => parse(readFileSync(join(folder, name), 'latin1')))
      .filter((mail) => mail.to.includes(to) && `${mail.subject}${mail.text}`.includes(words));
  await expectSoon(() => Promise.resolve(find().length), 1);
  return find()[0]!;
}
