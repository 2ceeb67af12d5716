import type { OutgoingHttpHeaders, Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { contractFaults as findFaults } from './contractFaults';

declare global {
  /** `environment.ts` shares it, so that its validators are compiled once for all test files. */
  var contractFaults: typeof findFaults;
}

/** Validates each response of a server against the contract, before its last bytes are sent. */
export function watchResponses(server: Server, onFault: (fault: string) => void): void {
  server.prependListener('request', ({ method = '', url = '' }, response) => {
    if (method === 'HEAD' || method === 'OPTIONS') return;
    const { writeHead, write, end } = response;
    const chunks: Buffer[] = [];
    let headers: OutgoingHttpHeaders = {};
    const collect = (chunk: unknown) => {
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    // Fastify hands its headers over here, but those of a stream one by one.
    response.writeHead = (...parameters: unknown[]) => {
      const last = parameters.at(-1);
      if (typeof last === 'object' && last !== null) headers = last as OutgoingHttpHeaders;
      return Reflect.apply(writeHead, response, parameters) as typeof response;
    };
    response.write = (...parameters: unknown[]) => {
      collect(parameters[0]);
      return Reflect.apply(write, response, parameters) as boolean;
    };
    response.end = (...parameters: unknown[]) => {
      collect(parameters[0]);
      const body = Buffer.concat(chunks);
      const header = (name: string) => String(headers[name] ?? response.getHeader(name) ?? '');
      const isGzip = header('content-encoding') === 'gzip';
      const found = contractFaults(method, url, {
        status: response.statusCode,
        header,
        text: () => (isGzip ? gunzipSync(body) : body).toString(),
      });
      found.forEach(onFault);
      return Reflect.apply(end, response, parameters) as typeof response;
    };
  });
}
