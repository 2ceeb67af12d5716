import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const MESSAGES = {
  400: 'The request is not understood.',
  408: 'The request took too long to arrive.',
  431: 'The head of the request is too long.',
  503: 'The server is being restarted. Please try again.',
};

export type Refusal = keyof typeof MESSAGES;

/** How a server words a response's body. */
export interface Wording {
  type: string;
  body: (message: string) => string;
}

export const AS_JSON: Wording = {
  type: 'application/json; charset=utf-8',
  body: (error) => JSON.stringify({ error }),
};
export const AS_TEXT: Wording = { type: 'text/plain; charset=utf-8', body: (message) => message };

/** Refuses what never became a request, and ends the connection. */
export function refuse(socket: Socket, status: Refusal, { type, body }: Wording): void {
  if (socket.destroyed || !socket.writable) return;
  const text = body(MESSAGES[status]);
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
