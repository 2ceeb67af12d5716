import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN_MS = 50;
/** As long as a visitor would wait; then the request is answered with what there is. */
const PATIENCE_MS = 10_000;

interface Target {
  port: number;
  /** Takes requests; false while it is taken away or before it answers. */
  isUp: boolean;
  /** Requests under way that change something. */
  writes: number;
}

export interface Balancer {
  /** Requests that came so far. */
  readonly count: number;
  /** No further writes go there; resolves when none is under way. Reads go on until it is gone. */
  drain: (port: number) => Promise<void>;
  setUp: (port: number, isUp: boolean) => void;
  /** Called with the number of every request, before it is handed on. */
  onRequest: (count: number) => void;
  close: () => Promise<void>;
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Hands requests on to several backends in turn, as a proxy with health checks does: a read that
 * a backend cannot answer is asked of the next one, and while none is up, requests wait.
 */
export async function startBalancer(port: number, ports: number[]): Promise<Balancer> {
  const targets: Target[] = ports.map((each) => ({ port: each, isUp: true, writes: 0 }));
  const targetOf = (wanted: number) => targets.find((target) => target.port === wanted) as Target;
  let turn = 0;

  const next = (reads: boolean, draining: Set<Target>): Target | undefined => {
    for (let step = 0; step < targets.length; step += 1) {
      const target = targets[(turn += 1) % targets.length] as Target;
      if (target.isUp && (reads || !draining.has(target))) return target;
    }
    return undefined;
  };
  const draining = new Set<Target>();

  const handOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const until = performance.now() + PATIENCE_MS;
    const reads = isRead(request);
    for (;;) {
      const isLast = performance.now() > until;
      const target = next(reads, draining);
      if (target && (await tryAt(target, request, response, isLast || !reads))) return;
      if (isLast) return void response.writeHead(502).end();
      await wait(LOOK_AGAIN_MS);
    }
  };

  const balancer = {
    count: 0,
    drain: async (wanted: number) => {
      const target = targetOf(wanted);
      draining.add(target);
      while (target.writes > 0) await wait(LOOK_AGAIN_MS);
    },
    setUp: (wanted: number, isUp: boolean) => {
      targetOf(wanted).isUp = isUp;
      if (isUp) draining.delete(targetOf(wanted));
    },
    onRequest: (() => undefined) as (count: number) => void,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  const server = createServer((request, response) => {
    balancer.onRequest((balancer.count += 1));
    handOn(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return balancer;
}

/** False when the request may be tried at another backend. */
function tryAt(
  target: Target,
  request: IncomingMessage,
  response: ServerResponse,
  takesAnything: boolean,
): Promise<boolean> {
  const writes = isRead(request) ? 0 : 1;
  target.writes += writes;
  return new Promise<boolean>((resolve) => {
    const { method, url, headers } = request;
    const upstream = send({ host: '127.0.0.1', port: target.port, method, path: url, headers });
    upstream.once('response', (answer) => {
      if (answer.statusCode === 503 && !takesAnything) {
        answer.resume();
        return resolve(false);
      }
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
      response.once('close', () => resolve(true));
    });
    upstream.once('error', () => {
      if (response.headersSent) return response.destroy();
      if (!takesAnything) return resolve(false);
      response.writeHead(502).end();
      resolve(true);
    });
    if (writes === 0) upstream.end();
    else request.pipe(upstream);
  }).finally(() => {
    target.writes -= writes;
  });
}
