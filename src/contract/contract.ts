import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {
  listOperations,
  type Operation,
  type ResponseObject,
  readContract,
} from '../server/plugins/contract';

const document = readContract();

export const operations: readonly Operation[] = listOperations(document);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'contract');

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
  const declared = operation.responses[String(received.status)];
  if (!declared) return [`${operation.id} does not declare status ${received.status}`];
  const response = resolve(declared);
  const type = received.contentType.split(';')[0]!.trim();
  const [pattern, media] =
    Object.entries(response.content ?? {}).find(([name]) => matchesType(name, type)) ?? [];
  if (!pattern) return [`${operation.id} ${received.status} does not declare type "${type}"`];
  if (type !== 'application/json' || !media?.schema) return [];
  const validate = ajv.compile(absolute(media.schema));
  if (validate(received.json)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${operation.id} ${received.status}: ${instancePath} ${message}`,
  );
}

const resolve = (response: ResponseObject): ResponseObject =>
  response.$ref ? document.components.responses[response.$ref.split('/').at(-1)!]! : response;

const matchesType = (declared: string, actual: string) =>
  declared.endsWith('/*') ? actual.startsWith(declared.slice(0, -1)) : declared === actual;

/** References inside a schema point into the document that Ajv knows as `contract`. */
const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as object;
