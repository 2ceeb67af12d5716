import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@/shared/errorCodes';

const ERRORS = {
  400: { code: 'invalid_request', error: 'The request is not understood.' },
  408: { code: 'request_timeout', error: 'The request took too long to arrive.' },
  431: { code: 'headers_too_large', error: 'The head of the request is too long.' },
  503: { code: 'restarting', error: 'The server is being restarted. Please try again.' },
} as const satisfies Record<number, { code: ErrorCode; error: string }>;

export type Refusal = keyof typeof ERRORS;

/** How a server words a response's body. */
export interface Wording {
  type: string;
  body: (error: { code: ErrorCode; error: string }) => string;
}

export const AS_JSON: Wording = {
  type: 'application/json; charset=utf-8',
  body: ({ code, error }) => JSON.stringify({ error, code }),
};
export const AS_TEXT: Wording = { type: 'text/plain; charset=utf-8', body: ({ error }) => error };

/** Refuses what never became a request, and ends the connection. */
export function refuse(socket: Socket, status: Refusal, { type, body }: Wording): void {
  if (socket.destroyed || !socket.writable) return;
  const text = body(ERRORS[status]);
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${type}\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
  socket.destroySoon();
}

/** The response to what Node.js reports as a client's error. */
export function refusalFor(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
