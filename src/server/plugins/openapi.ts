import { Ajv2020 } from 'ajv/dist/2020.js';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import fp from 'fastify-plugin';
import type { Handlers } from '../context';
import { groupBy } from '@/shared/groupBy';
import { HttpError } from '../lib/httpError';
import { jsonLimitOf } from './bodyLimits';
import {
  FORM,
  JSON_TYPE,
  isForm,
  listOperations,
  propertiesOf,
  readContract,
  typeOf,
  type Operation,
} from './contract';
import { makeFormReader, removeFiles } from './multipart';
import { readTexts } from './texts';
import { makeUploadBudget } from './uploadBudget';

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
  /** Rejects a form of an anonymous sender before its body is read. */
  admitForm: (request: FastifyRequest) => Promise<void>;
  /** Folder below which the files of forms wait. */
  makeTempDir: () => string;
}

const AJV_OPTIONS = { strict: false, validateFormats: false, useDefaults: true };

/** Adds a route for every operation of the contract, validated by the contract's schemas. */
export const openapi = fp(async (app, dependencies: RouteDependencies) => {
  const { handlers, guard, admitForm, makeTempDir } = dependencies;
  const budget = makeUploadBudget();
  const contract = readContract();
  const operations = new Map(listOperations(contract).map((item) => [item.id, item]));

  const routeOf = (id: string): Partial<RouteOptions> => {
    const operation = operations.get(id);
    if (!operation || !(id in handlers)) throw new Error(`The operation ${id} has no handler.`);
    const { secured, method, path, queryNames, bodies } = operation;
    // What the contract's schemas have let through is what its types say.
    const handler = handlers[id as keyof Handlers] as AnyHandler;
    const onRequest = secured ? [guard(id)] : [];
    const preHandler = guardParameters(operation, guard(id));
    // Only what anybody may read may be cached by anybody; a token is a permission.
    const isPublic = !secured && method === 'GET' && !path.includes('{token}');
    if (!isPublic) onRequest.unshift(forbidStoring);
    const form = bodies[FORM];
    const hasBody = Object.keys(bodies).length > 0;
    if (hasBody) onRequest.push(rejectOtherTypes);
    const bodyLimit = jsonLimitOf(contract, bodies[JSON_TYPE]);
    if (!form) {
      const preValidation = queryNames.length > 0 || hasBody ? [readTexts] : [];
      return { config: { operation }, bodyLimit, onRequest, preValidation, preHandler, handler };
    }
    if (!secured)
      onRequest.push(async (request) => (isForm(request) ? admitForm(request) : undefined));
    const readForm = makeFormReader({
      fields: propertiesOf(contract, form),
      makeTempDir,
      budget: secured ? undefined : budget,
    });
    return {
      config: { operation },
      bodyLimit,
      onRequest,
      preValidation: (request, reply) =>
        isForm(request) ? readForm(request) : readTexts(request, reply),
      preHandler,
      onSend: removeFiles,
      handler,
    };
  };

  // Query parameters arrive as texts, the values of a body with their types.
  const ajv = new Ajv2020(AJV_OPTIONS);
  const queryAjv = new Ajv2020({ ...AJV_OPTIONS, coerceTypes: 'array' });
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
  for (const [path, list] of groupBy([...operations.values()], (item) => item.path)) {
    addOtherMethods(app, path, list);
  }
});

/** Responds to the methods that a path lacks; CORS has responded to preflights before. */
function addOtherMethods(app: FastifyInstance, path: string, operations: Operation[]): void {
  const methods = operations.map(({ method }) => method);
  if (methods.includes('GET')) methods.push('HEAD');
  methods.push('OPTIONS');
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const allow = methods.join(', ');
  app.options(url, async (_request, reply) => reply.code(204).header('allow', allow).send());
  app.route({
    url,
    method: app.supportedMethods.filter((method) => !methods.includes(method)),
    // Before a body is read.
    onRequest: async ({ method }) => {
      const message = `This address takes no ${method} requests.`;
      throw new HttpError(405, 'method_not_allowed', message, { method }, { headers: { allow } });
    },
    handler: async () => undefined,
  });
}

/** Lets parameters for admins, or their values, through from admins alone; no cache stores the response. */
function guardParameters(
  { secured, parameters }: Operation,
  guard: onRequestAsyncHookHandler,
): preHandlerAsyncHookHandler[] {
  const forAdmins = parameters.filter((parameter) => parameter['x-admin-only'] !== undefined);
  if (secured || forAdmins.length === 0) return [];
  const isForAdmins = (query: Record<string, unknown>) =>
    forAdmins.some(({ name, 'x-admin-only': values }) => {
      const value = query[name];
      return value !== undefined && (values === true || values?.includes(String(value)));
    });
  return [
    async function guardQuery(request, reply) {
      if (!isForAdmins(Object(request.query))) return;
      await forbidStoring(request, reply);
      await guard.call(this, request, reply);
    },
  ];
}

async function forbidStoring(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

/** Before the body is read: a body of another type than the contract's is not looked into. */
async function rejectOtherTypes(request: FastifyRequest): Promise<void> {
  const types = Object.keys(request.routeOptions.config.operation?.bodies ?? {});
  if (!types.includes(typeOf(request))) {
    throw new HttpError(415, 'media_type_unsupported', `This call takes ${types.join(' or ')}.`);
  }
}
