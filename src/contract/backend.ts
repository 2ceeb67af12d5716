import { pino } from 'pino';
import { type Backend, startBackend } from '../server/backend';
import { readConfig } from '../server/config';
import type { Operation } from '../server/plugins/contract';
import { makeTestPlace, type DatabaseKind } from '../server/testing/databases';
import { type Received, faultsOf, operations } from '../server/testing/contractFaults';

export const ADMIN = { emailId: 'admin@example.com', password: 'long enough to be one' };

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  token?: string;
}

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** The running backend with an empty catalogue, called through the contract. */
export async function startContractBackend(kind: DatabaseKind) {
  const { dataDir, databaseUrl, remove } = await makeTestPlace(kind);
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: ADMIN.emailId,
    ADMIN_PASSWORD: ADMIN.password,
    DEMO_CATALOGUE: 'off',
  };
  const config = { ...readConfig(env), host: '127.0.0.1', apiPort: 0 };
  const backend: Backend = await startBackend(config, pino({ level: 'silent' }), () => undefined);
  const called = new Set<string>();

  /** Calls an operation and throws when the response is not what the contract promises. */
  async function call(operationId: string, options: Call = {}): Promise<Received> {
    const operation = byId.get(operationId);
    if (!operation) throw new Error(`The contract has no operation ${operationId}`);
    called.add(operationId);
    const response = await fetch(urlOf(backend.url, operation, options), {
      method: operation.method,
      headers: headersOf(options),
      body: options.form ?? (options.json === undefined ? undefined : JSON.stringify(options.json)),
    });
    const header = (name: string) => response.headers.get(name) ?? '';
    const text = await response.text();
    const isJson = header('content-type').startsWith('application/json');
    const received: Received = {
      status: response.status,
      header,
      json: isJson ? (JSON.parse(text) as unknown) : undefined,
    };
    const faults = faultsOf(operation, received);
    if (faults.length > 0) throw new Error(`${faults.join('\n')}\nin ${text.slice(0, 500)}`);
    return received;
  }

  return {
    url: backend.url,
    call,
    called,
    close: async () => {
      await backend.close();
      await remove();
    },
  };
}

function urlOf(base: string, operation: Operation, { params = {}, query = {} }: Call): string {
  const pathname = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return `${base}${pathname}${search ? `?${search}` : ''}`;
}

const headersOf = ({ headers, token, json }: Call): Record<string, string> => ({
  ...(json === undefined ? {} : { 'content-type': 'application/json' }),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...headers,
});
