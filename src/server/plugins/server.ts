import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '@/shared/generated/errorCodes';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The limits of an HTTP server, by Node.js's own names and in milliseconds. */
export const SERVER_LIMITS = {
  headersTimeout: 15 * SECOND_MS,
  /** For a whole request: enough for the largest form at the slowest rate, see `readingRate.ts`. */
  requestTimeout: 15 * 60 * MINUTE_MS,
  /** Without a byte from or to the client: ends bodies that stall, and clients that do not read. */
  timeout: MINUTE_MS,
  /** Longer than a reverse proxy keeps its connections, so that it is the one to end them. */
  keepAliveTimeout: 75 * SECOND_MS,
  connectionsCheckingInterval: SECOND_MS,
  maxHeaderSize: 16_384,
  maxConnections: 4000,
  /** From a close on: for requests under way. The process ends after 9.5 seconds. */
  closeTimeout: 5 * SECOND_MS,
};

export type ServerLimits = typeof SERVER_LIMITS;

/**
 * Connections that may wait to be accepted; the system may allow fewer. Beyond it their first
 * requests are lost, and sent again after seconds only. Node's own 511 are too few for a crowd.
 */
export const BACKLOG = 4096;

export function makeServer(listener: RequestListener, limits: ServerLimits): Server {
  const { timeout, maxConnections, closeTimeout: _, ...options } = limits;
  const server = Object.assign(createServer(options, listener), { timeout, maxConnections });
  // Read now, Node.js knows the IP address also when the client has gone; limits and the log need it.
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
  closePipelinedResponses(server);
  return server;
}

/** Closes the pipelined responses of a connection that ends: Node.js closes the first alone. */
function closePipelinedResponses(server: Server): void {
  const pending = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    let responses = pending.get(socket);
    if (!responses) {
      responses = new Set();
      pending.set(socket, responses);
      socket.once('close', () => {
        for (const pipelined of pending.get(socket) ?? []) pipelined.destroy().emit('close');
      });
    }
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
}

/**
 * Closing the app takes no new connection and lets the requests under way finish. Node.js's own
 * close would cut responses that the client has not read to their end yet, and wait for ever for
 * half requests.
 */
export function registerClose(app: FastifyInstance, { closeTimeout }: ServerLimits): void {
  const underWay = new Set<object>();
  let onLast = () => undefined as void;
  app.server.on('request', (_request, response) => {
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      if (underWay.size === 0) onLast();
    });
  });
  app.addHook('preClose', async () => {
    NetServer.prototype.close.call(app.server);
    if (underWay.size > 0) {
      const finished = new Promise<void>((resolve) => (onLast = resolve));
      await Promise.race([finished, setTimeout(closeTimeout, undefined, { ref: false })]);
    }
    if (underWay.size > 0) app.log.warn({ requests: underWay.size }, 'closed before the end');
    app.server.closeAllConnections();
  });
}

const ERRORS = {
  400: { error: 'The request is not understood.', code: 'invalid_request' },
  408: { error: 'The request took too long to arrive.', code: 'request_timeout' },
  431: { error: 'The head of the request is too long.', code: 'headers_too_large' },
} as const satisfies Record<number, { code: ErrorCode; error: string }>;

/** Responds to what never became a request, and ends the connection. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statusOf(error.code);
  const body = JSON.stringify(ERRORS[status]);
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  socket.destroySoon();
}

function statusOf(code: string | undefined): keyof typeof ERRORS {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
