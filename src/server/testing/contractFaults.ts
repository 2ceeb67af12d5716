import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {
  listOperations,
  readContract,
  type Operation,
  type ResponseObject,
} from '../plugins/contract';

const contract = readContract();

export const operations: readonly Operation[] = listOperations(contract);

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

/** One response of the backend, as far as the contract speaks of it. */
export interface Received {
  status: number;
  /** The `Content-Type` header, parameters included. */
  contentType: string;
  /** Parsed for JSON, else unread. */
  json?: unknown;
}

/** What is wrong with a response by the contract, as sentences; empty when it is right. */
export function faultsOf(operation: Operation, received: Received): string[] {
  const declared = operation.responses[String(received.status)] ?? undeclared(received.status);
  if (!declared) return [`${operation.id} does not declare status ${received.status}`];
  const response = resolve(declared);
  const type = received.contentType.split(';')[0]!.trim();
  const [pattern, media] =
    Object.entries(response.content ?? {}).find(([name]) => matchesType(name, type)) ?? [];
  if (!pattern) return [`${operation.id} ${received.status} does not declare type "${type}"`];
  if (type !== 'application/json' || !media?.schema) return [];
  const validate = validatorOf(media.schema);
  if (validate(received.json)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${operation.id} ${received.status}: ${instancePath} ${message}`,
  );
}

/** Whatever goes wrong inside of the server. */
const FAILURE: ResponseObject = {
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};
const undeclared = (status: number) => (status >= 500 ? FAILURE : undefined);

const resolve = (response: ResponseObject): ResponseObject =>
  response.$ref ? contract.components.responses[response.$ref.split('/').at(-1)!]! : response;

const matchesType = (declared: string, actual: string) =>
  declared.endsWith('/*') ? actual.startsWith(declared.slice(0, -1)) : declared === actual;

const validators = new Map<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(absolute(schema));
  validators.set(schema, validate);
  return validate;
}

/** References inside a schema point into what Ajv knows as `contract`. */
const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as object;

/** Paths without parameters first, as the router prefers them. */
const countParameters = ({ path }: Operation) => path.split('{').length;
const routes = operations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  .sort((a, b) => countParameters(a.operation) - countParameters(b.operation));

/**
 * Returns what the contract does not admit of a response of a running backend; nothing for a call that
 * the contract lacks. Any operation may respond 304, 499, which no client is there to read, and 5xx
 * with an `Error`.
 */
export function contractFaults(
  method: string,
  url: string,
  { status, contentType, text }: Omit<Received, 'json'> & { text: () => string },
): string[] {
  const [path = ''] = url.split('?');
  const operation = routes.find(
    (route) => route.operation.method === method && route.pattern.test(path),
  )?.operation;
  if (!operation || status === 304 || status === 499) return [];
  const json = contentType.startsWith('application/json')
    ? (JSON.parse(text()) as unknown)
    : undefined;
  return faultsOf(operation, { status, contentType, json });
}
