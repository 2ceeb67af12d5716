import { Ajv } from 'ajv';
import type {
  FastifyReply,
  FastifyRequest,
  RouteOptions,
  onRequestAsyncHookHandler,
} from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import fp from 'fastify-plugin';
import type { Handlers } from '../context';
import { HttpError } from '../lib/httpError';
import { FORM, listOperations, propertiesOf, readContract, type Operation } from './contract';
import { readForm, removeFiles } from './multipart';
import { readTexts } from './texts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contract says about the route; absent for routes outside of it. */
    operation?: Operation;
  }
}

type AnyHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

interface RouteDependencies {
  handlers: Handlers;
  /** Lets only those through who may make the call of this operation. */
  guard: (operation: string) => onRequestAsyncHookHandler;
  /** Folder below which the files of forms wait. */
  makeTempDir: () => string;
}

const AJV_OPTIONS = { strict: false, validateFormats: false, useDefaults: true };

/** Adds a route for every operation of the contract, validated by the contract's schemas. */
export const openapi = fp(async (app, { handlers, guard, makeTempDir }: RouteDependencies) => {
  const contract = readContract();
  const operations = new Map(listOperations(contract).map((each) => [each.id, each]));

  const routeOf = (id: string): Partial<RouteOptions> => {
    const operation = operations.get(id);
    if (!operation || !(id in handlers)) throw new Error(`The operation ${id} has no handler.`);
    const { secured, method, queryNames, bodyType, body } = operation;
    // What the contract's schemas have let through is what its types say.
    const handler = handlers[id as keyof Handlers] as AnyHandler;
    const onRequest = secured ? [guard(id)] : [];
    // Only what anybody may read may be cached by anybody.
    if (secured || method !== 'GET') onRequest.unshift(forbidStoring);
    if (bodyType) onRequest.push(rejectOtherTypes);
    if (bodyType !== FORM || !body) {
      const preValidation = queryNames.length > 0 || body ? [readTexts] : [];
      return { config: { operation }, onRequest, preValidation, handler };
    }
    const fields = propertiesOf(contract, body);
    return {
      config: { operation },
      onRequest,
      preValidation: (request) => readForm(request, fields, makeTempDir),
      onSend: removeFiles,
      handler,
    };
  };

  // Query parameters arrive as texts, the values of a body with their types.
  const ajv = new Ajv(AJV_OPTIONS);
  const queryAjv = new Ajv({ ...AJV_OPTIONS, coerceTypes: 'array' });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'querystring' ? queryAjv : ajv).compile(schema),
  );
  // Presenters build the responses and the contract tests check them, not the running server.
  const specification = structuredClone(contract);
  for (const path of Object.values(specification.paths)) {
    for (const operation of Object.values(path)) Reflect.deleteProperty(operation, 'responses');
  }
  await app.register(openapiGlue, {
    specification,
    operationResolver: (id) => routeOf(id) as RouteOptions,
  });
});

async function forbidStoring(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

/** Before the body is read: a body of another type than the contract's is not looked into. */
async function rejectOtherTypes({ routeOptions, headers }: FastifyRequest): Promise<void> {
  const expected = routeOptions.config.operation?.bodyType;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== expected) {
    throw new HttpError(415, 'media_type_unsupported', `This call takes ${expected}.`);
  }
}
