import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_INTERVAL_MS = 50;
const RETRY_TIMEOUT_MS = 10_000;

interface Target {
  port: number;
  isUp: boolean;
  writes: number;
}

export interface Balancer {
  readonly count: number;
  /** Routes no further writes to a backend and resolves when none is pending; reads continue. */
  drain: (port: number) => Promise<void>;
  setUp: (port: number, isUp: boolean) => void;
  onRequest: (count: number) => void;
  close: () => Promise<void>;
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Round-robin proxy with health checks: a failed read is retried on the next backend, and requests
 * wait while no backend is up.
 */
export async function startBalancer(port: number, ports: number[]): Promise<Balancer> {
  const targets: Target[] = ports.map((target) => ({ port: target, isUp: true, writes: 0 }));
  const targetOf = (targetPort: number) => targets.find((target) => target.port === targetPort)!;
  const draining = new Set<Target>();
  let turn = 0;

  const nextTarget = (isReadRequest: boolean): Target | undefined => {
    for (let step = 0; step < targets.length; step += 1) {
      const target = targets[(turn += 1) % targets.length] as Target;
      if (target.isUp && (isReadRequest || !draining.has(target))) return target;
    }
    return undefined;
  };

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const deadline = performance.now() + RETRY_TIMEOUT_MS;
    const isReadRequest = isRead(request);
    for (;;) {
      const isLast = performance.now() > deadline;
      const target = nextTarget(isReadRequest);
      if (target && (await send(target, request, response, isLast || !isReadRequest))) return;
      if (isLast) return void response.writeHead(502).end();
      await wait(POLL_INTERVAL_MS);
    }
  };

  const balancer = {
    count: 0,
    drain: async (targetPort: number) => {
      const target = targetOf(targetPort);
      draining.add(target);
      while (target.writes > 0) await wait(POLL_INTERVAL_MS);
    },
    setUp: (targetPort: number, isUp: boolean) => {
      targetOf(targetPort).isUp = isUp;
      if (isUp) draining.delete(targetOf(targetPort));
    },
    onRequest: (() => undefined) as (count: number) => void,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  const server = createServer((request, response) => {
    balancer.onRequest((balancer.count += 1));
    forward(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return balancer;
}

/** Resolves to false when the request may be retried on another backend. */
function send(
  target: Target,
  request: IncomingMessage,
  response: ServerResponse,
  isFinal: boolean,
): Promise<boolean> {
  const writes = isRead(request) ? 0 : 1;
  target.writes += writes;
  return new Promise<boolean>((resolve) => {
    const { method, url, headers } = request;
    const upstream = sendRequest({
      host: '127.0.0.1',
      port: target.port,
      method,
      path: url,
      headers,
    });
    upstream.once('response', (upstreamResponse) => {
      if (upstreamResponse.statusCode === 503 && !isFinal) {
        upstreamResponse.resume();
        return resolve(false);
      }
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.rawHeaders);
      upstreamResponse.pipe(response);
      upstreamResponse.once('error', () => response.destroy());
      response.once('close', () => resolve(true));
    });
    upstream.once('error', () => {
      if (response.headersSent) return response.destroy();
      if (!isFinal) return resolve(false);
      response.writeHead(502).end();
      resolve(true);
    });
    if (writes === 0) upstream.end();
    else request.pipe(upstream);
  }).finally(() => {
    target.writes -= writes;
  });
}
