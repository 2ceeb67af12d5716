import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { groupBy } from '@/shared/groupBy';
import {
  JSON_TYPE,
  listOperations,
  readContract,
  resolve,
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
  /** The value of a header by its name in lower case; empty where it is absent. */
  header: (name: string) => string;
  /** Parsed for JSON, else unread. */
  json?: unknown;
}

/** What is wrong with a response by the contract, as sentences; empty when it is right. */
export function faultsOf(
  operation: Pick<Operation, 'id' | 'responses'>,
  received: Received,
): string[] {
  const declared = operation.responses[String(received.status)] ?? undeclared(received.status);
  if (!declared) return [`${operation.id} does not declare status ${received.status}`];
  const response = resolve(declared, contract.components.responses);
  const what = `${operation.id} ${received.status}`;
  return [...headerFaultsOf(response, received), ...bodyFaultsOf(response, received)].map(
    (fault) => `${what}: ${fault}`,
  );
}

const headerFaultsOf = (response: ResponseObject, { header }: Received): string[] =>
  Object.entries(response.headers ?? {})
    .filter(([name, value]) => {
      const { required } = resolve(value, contract.components.headers);
      return required && header(name.toLowerCase()) === '';
    })
    .map(([name]) => `the header ${name} is missing`);

function bodyFaultsOf(response: ResponseObject, { header, json }: Received): string[] {
  const type = header('content-type').split(';')[0]!.trim();
  const [pattern, media] =
    Object.entries(response.content ?? {}).find(([name]) => matchesType(name, type)) ?? [];
  if (!pattern) return [`the type "${type}" is not declared`];
  if (type !== JSON_TYPE || !media?.schema) return [];
  const validate = validatorOf(media.schema);
  if (validate(json)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Whatever goes wrong inside of the server. */
const FAILURE: ResponseObject = {
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};
const undeclared = (status: number) => (status >= 500 ? FAILURE : undefined);

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
const countParameters = (path: string) => path.split('{').length;
const routes = [...groupBy(operations, ({ path }) => path)]
  .sort(([a], [b]) => countParameters(a) - countParameters(b))
  .map(([path, ofPath]) => ({
    pattern: new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
    operations: ofPath,
  }));

/** All other methods of a path. */
const OTHER_METHODS = {
  id: 'a method that its path lacks',
  responses: { 405: contract['x-method-not-allowed'] },
};

/**
 * Returns what the contract does not admit of a response of a running backend; nothing for a path that
 * the contract lacks. Any operation may respond 304, 499, which no client is there to read, and 5xx
 * with an `Error`.
 */
export function contractFaults(
  method: string,
  url: string,
  { status, header, text }: Omit<Received, 'json'> & { text: () => string },
): string[] {
  const [path = ''] = url.split('?');
  const route = routes.find(({ pattern }) => pattern.test(path));
  if (!route || status === 304 || status === 499) return [];
  const operation = route.operations.find((item) => item.method === method) ?? OTHER_METHODS;
  const json = header('content-type').startsWith(JSON_TYPE)
    ? (JSON.parse(text()) as unknown)
    : undefined;
  return faultsOf(operation, { status, header, json });
}
