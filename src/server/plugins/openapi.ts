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
import { listOperations, readContract, type ContractDocument, type Operation } from './contract';
import { readForm, removeFiles } from './multipart';

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

/** Adds a route for every operation of the contract, checked by the contract's schemas. */
export const openapi = fp(async (app, { handlers, guard, makeTempDir }: RouteDependencies) => {
  const contract = readContract();
  const operations = new Map(listOperations(contract).map((each) => [each.id, each]));

  const routeOf = (id: string): Partial<RouteOptions> => {
    const operation = operations.get(id);
    if (!operation || !(id in handlers)) throw new Error(`The operation ${id} has no handler.`);
    // What the contract's schemas have let through is what its types say.
    const handler = handlers[id as keyof Handlers] as AnyHandler;
    const isForm = operation.bodyType === 'multipart/form-data';
    return {
      config: { operation },
      onRequest: [
        ...(isCacheable(operation) ? [] : [forbidStoring]),
        ...(operation.secured ? [guard(id)] : []),
        ...(operation.bodyType ? [rejectOtherTypes] : []),
      ],
      ...(Object.keys(operation.queryTypes).length > 0 && { preValidation: [readQuery] }),
      ...(isForm && {
        preValidation: [(request) => readForm(request, operation.formFields, makeTempDir)],
        onError: [removeFiles],
      }),
      // A form's handler returns its response: what it sent itself would overtake the removal.
      handler: isForm
        ? async (request, reply) => {
            const response = await handler(request, reply);
            await removeFiles(request);
            return response;
          }
        : handler,
    };
  };

  await app.register(openapiGlue, {
    specification: withoutResponses(contract),
    operationResolver: (id) => routeOf(id) as RouteOptions,
  });
});

/** Only what anybody may read may be kept by anybody. */
const isCacheable = ({ secured, method }: Operation) => !secured && method === 'GET';

async function forbidStoring(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

/** Before the body is read: a body of another type than the contract's is not looked into. */
async function rejectOtherTypes(request: FastifyRequest): Promise<void> {
  const wanted = request.routeOptions.config.operation?.bodyType;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== wanted) {
    throw new HttpError(415, 'media_type_unsupported', `This call takes ${wanted}.`);
  }
}

/** What is no number or the like stays a text, which the schema rejects. */
async function readQuery(request: FastifyRequest): Promise<void> {
  const query = request.query as Record<string, unknown>;
  const types = request.routeOptions.config.operation?.queryTypes ?? {};
  for (const [name, type] of Object.entries(types)) {
    const text = query[name];
    if (typeof text !== 'string') continue;
    if (type === 'array') query[name] = [text];
    else if (type === 'boolean' && /^(?:true|false)$/.test(text)) query[name] = text === 'true';
    else if (type === 'integer' && /^\d{1,9}$/.test(text)) query[name] = Number(text);
  }
}

/** Responses are built by presenters and checked by the contract tests, not at run time. */
function withoutResponses(contract: ContractDocument): object {
  const paths = Object.entries(contract.paths).map(([path, methods]) => {
    const bare = Object.entries(methods).map(([method, operation]) => [
      method,
      'operationId' in operation
        ? { ...operation, responses: { default: { description: 'See the contract.' } } }
        : operation,
    ]);
    return [path, Object.fromEntries(bare)];
  });
  return { ...contract, paths: Object.fromEntries(paths) };
}
