import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../lib/projectRoot';

/** The parts of an OpenAPI schema that the backend looks at itself. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}

interface RawOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string; summary?: string; description?: string };
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

export type BodyType = 'application/json' | 'multipart/form-data';

export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  tags: string[];
  secured: boolean;
  bodyType: BodyType | undefined;
  /** Fields of a form, with their schemas. */
  formFields: Record<string, Schema>;
  /** Query parameters that are whole numbers, which arrive as text. */
  integerQueries: string[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

let document: ContractDocument | undefined;

/** The contract as it is written in openapi/openapi.yaml. */
export function readContract(): ContractDocument {
  document ??= parse(
    readFileSync(join(projectRoot(), 'openapi', 'openapi.yaml'), 'utf8'),
  ) as ContractDocument;
  return document;
}

export function listOperations(contract: ContractDocument): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => describe(contract, path, method, operation)),
  );
}

function describe(
  contract: ContractDocument,
  path: string,
  method: string,
  operation: RawOperation,
): Operation {
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const schema = body && resolve(body.schema, contract.components.schemas);
  const parameters = (operation.parameters ?? []).map((parameter) =>
    resolve(parameter, contract.components.parameters),
  );
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description ?? '',
    tags: operation.tags ?? [],
    secured: !isPublic(operation),
    bodyType: bodyType as BodyType | undefined,
    formFields: bodyType === 'multipart/form-data' ? (schema?.properties ?? {}) : {},
    integerQueries: parameters
      .filter((parameter) => parameter.in === 'query' && parameter.schema.type === 'integer')
      .map((parameter) => parameter.name),
  };
}

/** Only by saying so: an operation that forgets its `security` is for admins. */
const isPublic = ({ security }: RawOperation) => security?.length === 0;

function resolve<T extends { $ref?: string }>(value: T, components: Record<string, T>): T {
  const name = value.$ref?.split('/').at(-1);
  const target = name === undefined ? value : components[name];
  if (!target) throw new Error(`The contract refers to ${value.$ref}, which is not there.`);
  return target;
}
