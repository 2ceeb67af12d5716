import { readContract } from '../../../src/server/http/readContract';

/** What of an OpenAPI schema makes a difference to what is sent. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Schemas;
  allOf?: Schema[];
  required?: string[];
}

type Schemas = Record<string, Schema>;

export interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

export interface Call {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  bodyType: string | undefined;
  body: Schema | undefined;
}

interface Document {
  paths: Record<string, Record<string, RawCall>>;
  components: { schemas: Schemas; parameters: Record<string, Parameter> };
}

interface RawCall {
  operationId?: string;
  parameters?: (Parameter & { $ref?: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const document = readContract() as unknown as Document;
const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/** The schema that a reference means, with the fields of those that it is composed of. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref) return resolve(document.components.schemas[nameOf(schema.$ref)] ?? {});
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map(resolve);
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Schemas;
  return { type: 'object', properties, required: parts.flatMap(({ required = [] }) => required) };
}

/** Every operation of the contract. */
export function readCalls(): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, raw]) => {
      if (!raw.operationId) return [];
      const [bodyType, content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
      const parameters = (raw.parameters ?? []).flatMap(
        (each) => (each.$ref ? document.components.parameters[nameOf(each.$ref)] : each) ?? [],
      );
      const call = { id: raw.operationId, method: method.toUpperCase(), path, parameters };
      return [{ ...call, bodyType, body: content && resolve(content.schema) }];
    }),
  );
}
