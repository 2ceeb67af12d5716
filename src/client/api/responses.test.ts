import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expectConsole } from '../testing/expectConsole';
import { readResponse } from './responses';
import { api } from '.';
import { consoleApi } from './console';

const endpoints = { ...api.endpoints, ...consoleApi.endpoints };

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema;
  anyOf?: Schema[];
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

/** All bodies that the schema asks for, with every field; a field that holds its own kind is empty. */
function examples(schema: Schema, above: readonly string[] = []): unknown[] {
  if (schema.$ref) {
    const name = schema.$ref.split('/').pop()!;
    if (above.filter((each) => each === name).length > 1) return [];
    return examples(components.schemas[name]!, [...above, name]);
  }
  if (schema.anyOf) return schema.anyOf.flatMap((each) => examples(each, above));
  switch (schema.type) {
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

const inContract = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .filter(({ operationId = '' }) => operationId in endpoints)
  .flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(
        ([, response]) => components.responses[response.$ref?.split('/').pop() ?? ''] ?? response,
      )
      .flatMap(({ content = {} }) => Object.values(content))
      .flatMap(({ schema }) => examples(schema).map((body) => [operationId!, body] as const)),
  );

it('knows every call of the contract', () => {
  expect(new Set(inContract.map(([operation]) => operation))).toEqual(
    new Set(Object.keys(endpoints)),
  );
});

it.each(inContract)('leaves what %s promises as it is', (operation, body) => {
  expect(readResponse(operation, body)).toEqual({ data: body });
});

const read = (operation: string, body: unknown) => {
  const response = readResponse(operation, body);
  return 'data' in response ? response.data : response.error.status;
};

describe('in a list', () => {
  const good = { _id: '1', name: 'Good' };

  it('what can not be read is left out', () => {
    const bad = [
      null,
      7,
      'text',
      [],
      {},
      { _id: '2' },
      { _id: 2, name: 'x' },
      { _id: '2', name: 7 },
    ];
    expect(read('listSpareParts', [...bad, good])).toEqual([good]);
    expect(read('listCategories', [...bad, good])).toEqual([good]);
    expect(read('listInquiries', { data: [...bad, good], total: 9 })).toEqual({
      data: [good],
      total: 9,
    });
  });

  it('the second of one id is left out', () => {
    expect(read('listSpareParts', [good, { ...good, name: 'Again' }])).toEqual([good]);
  });

  it('fields of another type are left out', () => {
    const fields = {
      image: 5,
      images: 'x',
      categoryId: 'x',
      children: {},
      brand: null,
      version: '1',
    };
    expect(read('listSpareParts', [{ ...good, ...fields }])).toEqual([good]);
    expect(read('getSparePart', { ...good, images: ['a', 5, 'a'] })).toEqual({
      ...good,
      images: ['a', 'a'],
    });
    expect(read('getSparePart', { ...good, categoryId: { _id: '7' } })).toEqual(good);
    const size = { width: 2, height: 1 };
    expect(
      read('getSparePart', { ...good, imageSizes: { a: size, b: 7, c: { width: 2 } } }),
    ).toEqual({ ...good, imageSizes: { a: size } });
  });
});

it('takes a list of parts that a backend wraps without paging it', () => {
  expect(read('listSpareParts', { data: [{ _id: '1', name: 'Good' }] })).toEqual([
    { _id: '1', name: 'Good' },
  ]);
});

it('cuts a tree that is too deep to be walked', () => {
  let tree: unknown[] = [];
  for (let level = 0; level < 20_000; level++) tree = [{ _id: '1', name: 'x', children: tree }];
  let levels = 0;
  type Node = { children?: Node[] };
  for (let at = read('listCategories', tree) as Node[] | undefined; at; at = at[0]?.children)
    levels += 1;
  expect(levels).toBeGreaterThan(10);
  expect(levels).toBeLessThan(100);
});

it.each([
  ['getSparePart', 404],
  ['getCategory', 404],
  ['getInquiry', 404],
  ['getApplication', 404],
  ['getCurrentUser', 'CUSTOM_ERROR'],
  ['logIn', 'CUSTOM_ERROR'],
  ['listSpareParts', 'CUSTOM_ERROR'],
  ['listAccounts', 'CUSTOM_ERROR'],
  ['listInquiries', 'CUSTOM_ERROR'],
])('takes nothing at all from %s for a failure: %s', (operation, status) => {
  expect(read(operation, null)).toBe(status);
});

it('takes a change for made, whatever is said of it', () => {
  for (const body of [null, undefined, [], 'text', 7])
    expect(read('updateSparePart', body)).toEqual({});
});

it('warns of categories that are no list', () => {
  expect(read('listCategories', null)).toEqual([]);
  expectConsole('warn', 'The category list is not an array.');
});
