import { createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Config } from '@/server/config';
import { urlOf } from '@/server/lib/http';
import { fine, wrong, type Finding } from './finding';

const WAIT_MS = 5000;

/** Connects, greets and logs in; sends nothing. */
export async function checkMail({ mail }: Pick<Config, 'mail'>): Promise<Finding[]> {
  if (!mail) return [fine('SMTP_URL is not set: inquiries are kept and shown, not mailed.')];
  const limits = { connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS };
  const transport = createTransport({ url: mail.url, ...limits });
  try {
    await transport.verify();
    return [fine(`The mail server takes mail for ${mail.to}.`)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      wrong(`SMTP_URL: the mail server refuses us (${reason}). Mails wait until it does not.`),
    ];
  } finally {
    transport.close();
  }
}

const RESPONSE_MS = 3000;

/** Whether the ports are free, or it is the product that has them. */
export const checkPorts = ({ host, apiPort, sitePort }: Config): Promise<Finding[]> =>
  Promise.all([
    lookAt(host, 'API_PORT', apiPort, '/healthz', isHealth),
    lookAt(host, 'SITE_PORT', sitePort, '/', isSite),
  ]);

async function lookAt(
  host: string,
  name: string,
  port: number,
  path: string,
  isOurs: (response: Response) => Promise<boolean>,
): Promise<Finding> {
  const fault = await tryToListen(host, port);
  if (fault === undefined) return fine(`${name} ${port} is free: nothing runs there.`);
  if (fault !== 'EADDRINUSE') {
    return wrong(`${name} ${port} cannot be opened on ${host} (${fault}): choose another.`);
  }
  try {
    const address = urlOf(host, port) + path;
    const response = await fetch(address, { signal: AbortSignal.timeout(RESPONSE_MS) });
    if (await isOurs(response)) return fine(`${name} ${port}: the product answers there.`);
    return wrong(`${name} ${port} belongs to another program: choose another port.`);
  } catch {
    return wrong(`${name} ${port} is taken, and what has it does not answer: end it.`);
  }
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

async function isHealth(response: Response): Promise<boolean> {
  const body = (await response.json()) as { status?: unknown } | null;
  return body?.status === 'ok';
}

async function isSite(response: Response): Promise<boolean> {
  return (await response.text()).includes('id="page-data"');
}
