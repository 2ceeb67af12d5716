import type { FastifyRequest } from 'fastify';
import contract from '../generated/contract.json';

/** The parts of an OpenAPI schema that the backend looks at itself. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  required?: string[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | false;
  allOf?: Schema[];
  oneOf?: Schema[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  /** Only admins may send it, or these values of it, to an operation that is public otherwise. */
  'x-admin-only'?: true | string[];
}

export interface ResponseObject {
  $ref?: string;
  headers?: Record<string, HeaderObject>;
  content?: Record<string, { schema?: Schema }>;
}

export interface HeaderObject {
  $ref?: string;
  required?: boolean;
}

interface OperationObject {
  operationId: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  /** By status. */
  responses: Record<string, ResponseObject>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type PathItem = Partial<Record<(typeof METHODS)[number], OperationObject>> & {
  parameters?: Parameter[];
};

export interface Contract {
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, ResponseObject>;
    headers: Record<string, HeaderObject>;
  };
  /** The response of every path to the methods that it lacks. */
  'x-method-not-allowed': ResponseObject;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  secured: boolean;
  /** Of path, query and header, those of the whole path included. */
  parameters: Parameter[];
  queryNames: string[];
  /** Schemas of the body by its content types, and the first of them. */
  bodies: Record<string, Schema>;
  body: Schema | undefined;
  responses: Record<string, ResponseObject>;
}

export const JSON_TYPE = 'application/json';
export const FORM = 'multipart/form-data';

export const typeOf = ({ headers }: FastifyRequest): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

export const isForm = (request: FastifyRequest): boolean => typeOf(request) === FORM;

/** Returns the contract; `npm run codegen` writes it from `openapi/openapi.yaml`. */
export const readContract = () => contract as unknown as Contract;

export function listOperations({ paths, components }: Contract): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const content = Object.entries(operation.requestBody?.content ?? {});
      const bodies = Object.fromEntries(content.map(([type, { schema }]) => [type, schema]));
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
        (parameter) => resolve(parameter, components.parameters),
      );
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        // Public only by saying so: an operation that forgets its `security` is for admins.
        secured: operation.security?.length !== 0,
        parameters,
        queryNames: parameters.filter((item) => item.in === 'query').map(({ name }) => name),
        bodies,
        body: Object.values(bodies)[0],
        responses: operation.responses,
      };
    }),
  );
}

/** Returns the properties of a schema and of those that it is composed of. */
export function propertiesOf(contract: Contract, schema: Schema): Record<string, Schema> {
  const { properties, allOf = [] } = resolve(schema, contract.components.schemas);
  const inherited = allOf.map((piece) => propertiesOf(contract, piece));
  return Object.assign({}, ...inherited, properties) as Record<string, Schema>;
}

export function resolve<T extends { $ref?: string }>(value: T, components: Record<string, T>): T {
  const name = value.$ref?.split('/').at(-1);
  const target = name === undefined ? value : components[name];
  if (!target) throw new Error(`The contract refers to ${value.$ref}, which is not there.`);
  return target;
}
