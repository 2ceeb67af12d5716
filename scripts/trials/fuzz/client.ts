import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';
import type { FuzzRequest } from './requests';

/** Longer than any answer may take. */
const PATIENCE_MS = 20_000;

export interface Outcome {
  /** 0: the connection ended without a response. */
  status: number;
  milliseconds: number;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request and reads the response to its end. */
export function ask(url: string, { method, path, headers, body }: FuzzRequest): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, text = '') =>
      resolve({ status, text, milliseconds: performance.now() - began });
    const length = body ? ['content-length', String(body.content.length)] : [];
    const type = body?.type ? ['content-type', body.type] : [];
    const raw = ['host', 'fuzz', ...type, ...length, ...headers.flat()];
    const call = send({ agent, hostname, port, method, path, headers: raw }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        if (text.length < 500) text += chunk.toString();
      });
      response.on('end', () => finish(response.statusCode ?? 0, text));
      response.on('error', (error) => finish(0, error.message));
    });
    call.setTimeout(PATIENCE_MS, () => call.destroy(new Error('No answer in time.')));
    call.on('error', (error) => finish(0, error.message));
    call.end(body?.content);
  });
}

/** Sends what is no HTTP; returns the status, 0 where the connection just ends. */
export function throwAt(url: string, text: string): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(Buffer.from(text, 'latin1')));
    socket.on('data', (chunk: Buffer) => {
      if (answer.length < 500) answer += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      resolve({ status, text: answer, milliseconds: performance.now() - began });
    });
  });
}

export const hangUp = (): void => agent.destroy();
