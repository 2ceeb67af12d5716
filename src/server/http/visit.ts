import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './limits';

type PaceLimits = Pick<ConnectionLimits, 'bodyMs' | 'bodyBytesPerSecond' | 'idleMs'>;

/** What one connection is doing: waiting for a request, sending one, or getting a response. */
export class Visit {
  response: ServerResponse | undefined;
  /** It has been told to end; whatever is still to be written to it gets no more time. */
  isCut = false;
  private request: IncomingMessage | undefined;
  private began = 0;
  /** Milliseconds that the body may still keep us waiting. */
  private credit = 0;
  private checkedAt = 0;
  private countedBytes = 0;
  /** What the connection had brought when its last request was whole. */
  private restBytes = 0;

  constructor(private readonly limits: PaceLimits) {}

  begin(request: IncomingMessage, response: ServerResponse): void {
    this.request = request;
    this.response = response;
    this.began = performance.now();
    this.checkedAt = this.began;
    this.credit = this.limits.bodyMs;
    const { socket, headers } = request;
    this.countedBytes = this.restBytes = socket.bytesRead;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return;
    request.once('end', () => {
      this.restBytes = socket.bytesRead;
    });
  }

  /** Whether nothing is under way, not even the head of a further request. */
  isIdle(socket: Socket): boolean {
    return !this.isResponding && !this.isArriving && socket.bytesRead === this.restBytes;
  }

  /** Whether a body is on its way. */
  get isArriving(): boolean {
    return this.request !== undefined && !this.request.complete;
  }

  /** Whether a response to the request under way has begun. */
  get hasResponded(): boolean {
    return this.response?.headersSent === true && (this.isResponding || this.isArriving);
  }

  /** Whether a response is due or under way. */
  get isResponding(): boolean {
    return this.response !== undefined && !this.response.writableFinished;
  }

  /** Whether a request has arrived to its last byte and is not done with. */
  get mayBeKept(): boolean {
    return this.isResponding && !this.isArriving;
  }

  /** Whether the client has done its part: all that is missing is ours. */
  waitsForUs(socket: Socket): boolean {
    if (this.response === undefined || this.response.writableEnded) return false;
    const isRead = socket.writableLength === 0 && this.response.writableLength === 0;
    return isRead && (!this.isArriving || this.isHeldUp);
  }

  /** Whether more of the body has come than we have taken in yet. */
  private get isHeldUp(): boolean {
    return (this.request?.readableLength ?? 0) > 0;
  }

  /** Milliseconds since the request began; 0 between requests. */
  lasts(now: number): number {
    return this.isResponding || this.isArriving ? now - this.began : 0;
  }

  /** Counts what the body has brought since the last look; false once it is too slow. */
  keepsPace(socket: Socket, now: number): boolean {
    const { bodyBytesPerSecond, idleMs, bodyMs } = this.limits;
    const brought = ((socket.bytesRead - this.countedBytes) / bodyBytesPerSecond) * 1000;
    const waited = this.isHeldUp ? 0 : now - this.checkedAt;
    this.credit = Math.min(this.credit + brought, Math.max(idleMs, bodyMs)) - waited;
    this.countedBytes = socket.bytesRead;
    this.checkedAt = now;
    return this.credit >= 0;
  }
}
