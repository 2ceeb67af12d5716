import contract from '../generated/contract.json';

/** The parts of an OpenAPI schema that the backend looks at itself. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  required?: string[];
  format?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | false;
  allOf?: Schema[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
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
  /** By status. */
  responses: Record<string, ResponseObject>;
}

export interface ResponseObject {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
}

type Method = (typeof METHODS)[number];
type PathItem = Partial<Record<Method, RawOperation>> & { parameters?: Parameter[] };

export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string; summary?: string; description?: string };
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, ResponseObject>;
  };
}

type Told = 'summary' | 'description' | 'tags' | 'responses';

type BodyType = 'application/json' | 'multipart/form-data';

export interface Operation extends Required<Pick<RawOperation, Told>> {
  id: string;
  method: string;
  path: string;
  secured: boolean;
  /** Of path, query and header, those of the whole path included. */
  parameters: Parameter[];
  bodyType: BodyType | undefined;
  body: Schema | undefined;
  /** Fields of a form, with their schemas. */
  formFields: Record<string, Schema>;
  /** Types of the query parameters that are not texts, though they arrive as such. */
  queryTypes: Record<string, 'integer' | 'boolean' | 'array'>;
  queryNames: string[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Returns the OpenAPI document; `npm run codegen` writes it from `openapi/openapi.yaml`. */
export const readContract = () => contract as unknown as ContractDocument;

export function listOperations(contract: ContractDocument): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? describe(contract, path, method, operation) : [];
    }),
  );
}

function describe(
  contract: ContractDocument,
  path: string,
  method: string,
  operation: RawOperation,
): Operation {
  const { operationId: id, summary, description = '', tags = [], responses } = operation;
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const shared = contract.paths[path]?.parameters ?? [];
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) =>
    resolve(parameter, contract.components.parameters),
  );
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query');
  const isForm = bodyType === 'multipart/form-data';
  return {
    ...{ id, path, summary, description, tags, responses, parameters },
    method: method.toUpperCase(),
    // Public only by saying so: an operation that forgets its `security` is for admins.
    secured: operation.security?.length !== 0,
    bodyType: bodyType as BodyType | undefined,
    body: body?.schema,
    formFields: body && isForm ? propertiesOf(contract, body.schema) : {},
    queryTypes: Object.fromEntries(
      queryParameters.flatMap(({ name, schema }) =>
        isQueryType(schema.type) ? [[name, schema.type]] : [],
      ),
    ),
    queryNames: queryParameters.map(({ name }) => name),
  };
}

const isQueryType = (type = ''): type is Operation['queryTypes'][string] =>
  ['integer', 'boolean', 'array'].includes(type);

/** Those of the schemas that it is composed of, too. */
export function propertiesOf(contract: ContractDocument, schema: Schema): Record<string, Schema> {
  const { properties, allOf = [] } = resolve(schema, contract.components.schemas);
  const inherited = allOf.map((each) => propertiesOf(contract, each));
  return Object.assign({}, ...inherited, properties) as Record<string, Schema>;
}

function resolve<T extends { $ref?: string }>(value: T, components: Record<string, T>): T {
  const name = value.$ref?.split('/').at(-1);
  const target = name === undefined ? value : components[name];
  if (!target) throw new Error(`The contract refers to ${value.$ref}, which is not there.`);
  return target;
}
