import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { MAX_HEAD_BYTES, type ConnectionLimits } from './limits';
import { refusalFor, refuse, type Refusal, type Wording } from './refusal';
import { Visit } from './visit';

/** Connections that a stop had to end, by what they were waiting for. */
interface Cut {
  /** Requests that had not arrived whole. */
  halfRequests: number;
  /** Requests whose response was not ready. */
  unanswered: number;
  /** Responses that the client had not read. */
  unread: number;
}

export type Connections = ReturnType<typeof makeConnections>;

/** Often enough that a stop seems immediate. */
const STOP_CHECK_MS = 50;

/**
 * Holds the connections of a server, or of the several that one host name may need. Node.js counts
 * heads, whole requests and silence itself; how fast a body comes is counted here. A connection
 * that waits for us, as its request is whole and its response not begun, is never ended.
 */
export function makeConnections(limits: ConnectionLimits, wording: Wording) {
  const visits = new Map<Socket, Visit>();
  const servers: Server[] = [];
  let checking: NodeJS.Timeout | undefined;
  let stopping = false;

  const cut = (socket: Socket, visit: Visit, status: Refusal) => {
    // What has been responded to, if only by half, cannot be refused any more.
    if (visit.hasResponded) socket.destroy();
    else refuse(socket, status, wording);
    visit.isCut = true;
  };

  const check = () => {
    const now = performance.now();
    for (const [socket, visit] of visits) {
      if (visit.isCut) socket.destroy();
      else if (visit.lasts(now) > limits.requestMs) cut(socket, visit, 408);
      else if (visit.isArriving && !visit.keepsPace(socket, now)) cut(socket, visit, 408);
    }
  };

  const onTimeout = (socket: Socket) => {
    const visit = visits.get(socket);
    if (visit?.waitsForUs(socket)) socket.setTimeout(limits.idleMs);
    else if (visit?.isArriving) cut(socket, visit, 408);
    else socket.destroy();
  };

  /** Whoever has a request with us keeps the place. */
  const makeRoom = (newcomer: Socket) => {
    const [waiting] = [...visits].find(([, visit]) => !visit.mayBeKept) ?? [newcomer];
    visits.delete(waiting);
    waiting.destroy();
  };

  const onConnection = (socket: Socket) => {
    visits.set(socket, new Visit(limits));
    socket.once('close', () => visits.delete(socket));
    if (visits.size > limits.maxConnections) makeRoom(socket);
  };

  /** A server whose connections are held to the limits. */
  const makeServer = (listener: RequestListener): Server => {
    checking ??= setInterval(check, limits.checkMs).unref();
    const server = createServer(
      {
        headersTimeout: limits.headMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.keepAliveMs,
        connectionsCheckingInterval: limits.checkMs,
        maxHeaderSize: MAX_HEAD_BYTES,
      },
      (request, response) => {
        visits.get(request.socket)?.begin(request, response);
        listener(request, response);
      },
    );
    server.timeout = limits.idleMs;
    server.on('connection', onConnection);
    server.on('timeout', onTimeout);
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      if (error.code === 'ECONNRESET') socket.destroy();
      else refuse(socket, refusalFor(error.code), wording);
    });
    servers.push(server);
    return server;
  };

  /**
   * Takes no new connection, lets what is under way finish within the limits and ends the rest.
   * Resolves once every connection is closed.
   */
  const stop = async (): Promise<Cut> => {
    const result: Cut = { halfRequests: 0, unanswered: 0, unread: 0 };
    if (stopping) return result;
    stopping = true;
    const began = performance.now();
    const closed = servers.map((server) => new Promise((done) => closeListener(server, done)));
    const hurry = () => {
      const passed = performance.now() - began;
      for (const [socket, visit] of visits) {
        if (visit.isCut) continue;
        if (visit.isIdle(socket)) socket.destroy();
        else if (passed > limits.stopArrivalMs && !visit.mayBeKept) {
          result.halfRequests += 1;
          cut(socket, visit, 503);
        } else if (passed > limits.stopResponseMs) {
          result[visit.waitsForUs(socket) ? 'unanswered' : 'unread'] += 1;
          visit.isCut = true;
          socket.destroy();
        }
      }
    };
    // What has reached this machine by now is read first.
    setImmediate(hurry);
    const hurrying = setInterval(hurry, STOP_CHECK_MS);
    await Promise.all(closed);
    clearInterval(hurrying);
    clearInterval(checking);
    return result;
  };

  /** Open connections at this moment. */
  const count = () => visits.size;

  return { makeServer, count, stop };
}

/**
 * Node.js's own way for HTTP ends connections whose response is not read to its end yet, as it takes
 * them for idle, and so cuts downloads short.
 */
function closeListener(server: Server, closed: (error?: Error) => void): void {
  NetServer.prototype.close.call(server, closed);
}
