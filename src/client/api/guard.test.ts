import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fakeApi } from '../testing/fakeApi';
import { testStore } from '../testing/testStore';
import { type Guard, type schema, list, named, object, page, text } from './guard';
import { consoleApi as api } from '.';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Response {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

interface Contract {
  paths: Record<
    string,
    Record<string, { operationId?: string; responses: Record<string, Response> }>
  >;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

const { paths, components }: Contract = parse(readFileSync('openapi/openapi.yaml', 'utf8'));

/** Bodies of the schema with every field; a recursive field is empty. */
function examples(schema: Schema, above: readonly string[] = []): unknown[] {
  if (schema.$ref) {
    const name = schema.$ref.split('/').pop()!;
    if (above.filter((ancestor) => ancestor === name).length > 1) return [];
    return examples(components.schemas[name]!, [...above, name]);
  }
  if (schema.anyOf) return schema.anyOf.flatMap((option) => examples(option, above));
  if (schema.allOf) {
    return [Object.assign({}, ...schema.allOf.map((piece) => examples(piece, above)[0])) as object];
  }
  switch ([schema.type].flat()[0]) {
    case 'object':
      if (schema.additionalProperties instanceof Object) {
        return [{ key: examples(schema.additionalProperties, above)[0] }];
      }
      return [
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [
            name,
            examples(field, above)[0],
          ]),
        ),
      ];
    case 'array':
      return [examples(schema.items!, above).slice(0, 1)];
    case 'boolean':
      return [true];
    case 'integer':
    case 'number':
      return [2];
    default:
      return ['text'];
  }
}

type Check = ReturnType<typeof schema>;

const schemas = new Map<string, Check>();
const collect = (
  definition: { rawResponseSchema?: unknown; responseSchema?: unknown },
  name: string,
) => {
  const found = definition.rawResponseSchema ?? definition.responseSchema;
  if (found) schemas.set(name, found as Check);
};
api.enhanceEndpoints({
  endpoints: Object.fromEntries(
    Object.keys(api.endpoints).map((name) => [
      name,
      (definition: object) => collect(definition, name),
    ]),
  ),
});

const contractResponses = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .filter(({ operationId = '' }) => schemas.has(operationId))
  .flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(
        ([, response]) => components.responses[response.$ref?.split('/').pop() ?? ''] ?? response,
      )
      .flatMap(({ content = {} }) => content['application/json'] ?? [])
      .flatMap(({ schema }) => examples(schema).map((body) => [operationId!, body] as const)),
  );

it.each(contractResponses)('accepts the contract’s response of %s unchanged', (operation, body) => {
  expect(schemas.get(operation)!['~standard'].validate(body)).toEqual({ value: body });
});

it('every query but listCategories has a schema', () => {
  const queries = Object.entries(api.endpoints)
    .filter(([, endpoint]) => 'useQuery' in endpoint)
    .map(([name]) => name);
  expect(queries.filter((name) => !schemas.has(name))).toEqual(['listCategories']);
});

const good = { _id: '1', name: 'Good' };
const bad = [null, 7, 'text', [], {}, { _id: '2' }, { _id: 2, name: 'x' }, { _id: '2', name: 7 }];

describe('a list', () => {
  it('drops invalid items, also as a page; drops a second item with the same id; keeps equal texts', () => {
    expect(list(named)([...bad, good])).toEqual([good]);
    expect(page(named)({ data: [...bad, good], total: 9, page: 1 })).toEqual({
      data: [good],
      total: 9,
      page: 1,
    });
    expect(list(named)([good, { ...good, name: 'Again' }])).toEqual([good]);
    expect(list(text)(['a', 5, 'a'])).toEqual(['a', 'a']);
  });

  it('is no page without a total', () => {
    expect(page(named)({ data: [] })).toBeUndefined();
  });
});

it('an object keeps unknown fields and drops null and invalid optional ones', () => {
  const guard: Guard = object({ _id: text }, { images: list(text) });
  expect(guard({ _id: '1', images: 'x', brand: null, more: 7 })).toEqual({ _id: '1', more: 7 });
});

const errorStatus = async (operation: 'getSparePart' | 'getCurrentUser' | 'listAccounts') => {
  const { initiate } = api.endpoints[operation] as unknown as typeof api.endpoints.getSparePart;
  const { error } = await testStore().dispatch(initiate({ id: '1' }));
  return (error as { status: unknown }).status;
};

it('an empty response is a missing record, or a failure where no id was requested', async () => {
  for (const path of ['/spare-parts/1', '/auth/me', '/accounts'])
    fakeApi('get', path, { json: null });
  expect(await errorStatus('getSparePart')).toBe(404);
  expect(await errorStatus('getCurrentUser')).toBe('CUSTOM_ERROR');
  expect(await errorStatus('listAccounts')).toBe('CUSTOM_ERROR');
});

it.each([[null], [[]], ['text'], [7]])(
  'a mutation succeeds whatever its response: %j',
  async (json) => {
    fakeApi('put', '/spare-parts/:id', { json });
    const mutation = api.endpoints.updateSparePart.initiate({
      id: '1',
      sparePartUpdateForm: { name: 'Cam' },
    });
    expect('error' in (await testStore().dispatch(mutation))).toBe(false);
  },
);
