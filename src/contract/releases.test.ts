import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../server/lib/projectRoot';
import { readContract, type Contract, type Schema } from '../server/plugins/contract';
import { breakingChanges } from './breakingChanges';

/*
 * Programs of others are written for the contract of a release: it may grow, but nothing that a release
 * has promised goes away. Files of releases are never changed.
 */

const folder = join(projectRoot(), 'openapi/releases');
const current = readContract();

test.each(readdirSync(folder))('the contract has all that %s has promised', (file) => {
  const released = parse(readFileSync(join(folder, file), 'utf8')) as Contract;
  expect(breakingChanges(released, current)).toEqual([]);
});

/** What the current contract breaks or adds in the copy of a test. */
interface Copy {
  paths: Contract['paths'];
  schema: (name: string) => Schema & { properties: Record<string, Schema>; required: string[] };
  parameter: (name: string) => Contract['components']['parameters'][string];
  response: (name: string) => Contract['components']['responses'][string];
}

function changesAfter(change: (copy: Copy) => unknown): string[] {
  const copy = structuredClone(current);
  const { schemas, parameters, responses } = copy.components;
  change({
    paths: copy.paths,
    schema: (name) => schemas[name] as ReturnType<Copy['schema']>,
    parameter: (name) => parameters[name]!,
    response: (name) => responses[name]!,
  });
  return breakingChanges(current, copy);
}

const LIST = 'GET /spare-parts';
const CREATE = 'POST /spare-parts';
const text = { type: 'string' };
const list = ({ paths }: Copy) => paths['/spare-parts']!.get!;

test.each<[string, (copy: Copy) => unknown, string]>([
  ['an operation goes', ({ paths }) => delete paths['/spare-parts']!.get, `${LIST} is gone`],
  ['a path goes', ({ paths }) => delete paths['/healthz'], 'GET /healthz is gone'],
  [
    'an id of an operation',
    (copy) => (list(copy).operationId = 'listParts'),
    `${LIST}: its id listSpareParts is listParts`,
  ],
  ['a login', (copy) => delete list(copy).security, `${LIST} needs a token`],
  ['a parameter goes', (copy) => list(copy).parameters!.shift(), `${LIST} parameter page is gone`],
  [
    'a parameter is of another type',
    ({ parameter }) => (parameter('Deep').schema = { type: 'integer' }),
    `${LIST} parameter deep: the type boolean is integer`,
  ],
  [
    'a parameter becomes required',
    ({ parameter }) => (parameter('Search').required = true),
    `${LIST} parameter q is required`,
  ],
  [
    'a new parameter is required',
    (copy) => list(copy).parameters!.push({ name: 'x', in: 'query', required: true, schema: text }),
    `${LIST} parameter x is required`,
  ],
  [
    'a parameter is for admins',
    ({ parameter }) => (parameter('Deep')['x-admin-only'] = true),
    `${LIST} parameter deep is for admins alone`,
  ],
  [
    'a text may be less long',
    ({ parameter }) => (parameter('Search').schema.maxLength = 100),
    `${LIST} parameter q: maxLength is smaller`,
  ],
  [
    'a number may be less large',
    ({ parameter }) => Object.assign(parameter('PartLimit').schema, { maximum: 50 }),
    `${LIST} parameter limit: maximum is smaller`,
  ],
  [
    'a number must be larger',
    ({ parameter }) => Object.assign(parameter('Page').schema, { minimum: 2 }),
    `${LIST} parameter page: minimum is larger`,
  ],
  [
    'another default',
    ({ parameter }) => Object.assign(parameter('PartLimit').schema, { default: 10 }),
    `${LIST} parameter limit has another default`,
  ],
  [
    'a value goes that requests have',
    ({ parameter }) => parameter('Sort').schema.enum!.shift(),
    `${LIST} parameter sort: the value name is gone`,
  ],
  [
    'a text must have a pattern',
    ({ parameter }) => Object.assign(parameter('Search').schema, { pattern: '^\\w' }),
    `${LIST} parameter q has another pattern`,
  ],
  [
    'a text must be one of several',
    ({ parameter }) => (parameter('Search').schema.enum = ['rope']),
    `${LIST} parameter q has an enumeration`,
  ],
  [
    'an object must have no further properties',
    ({ schema }) => (schema('SparePartForm').additionalProperties = false),
    `${CREATE} request takes no further properties`,
  ],
  [
    'another alternative',
    ({ schema }) => schema('TrashRestore').oneOf!.pop(),
    'POST /trash/restore request has other alternatives',
  ],
  [
    'a call gets a body',
    ({ paths }) => {
      const { requestBody } = paths['/attributes']!.post!;
      Object.assign(paths['/auth/logout']!.post!, { requestBody });
    },
    'POST /auth/logout has a body',
  ],
  [
    'a list may be less long',
    ({ schema }) => (schema('InquiryForm').properties.lines!.maxItems = 10),
    'POST /inquiries request.lines: maxItems is smaller',
  ],
  [
    'a field of a form goes',
    ({ schema }) => delete schema('SparePartForm').properties.brand,
    `${CREATE} request.brand is gone`,
  ],
  [
    'a field of a form becomes required',
    ({ schema }) => schema('SparePartForm').required.push('brand'),
    `${CREATE} request.brand is required`,
  ],
  [
    'a body becomes of another type',
    ({ paths }) => {
      const { content } = paths['/attributes']!.post!.requestBody!;
      content['text/plain'] = content['application/json']!;
      delete content['application/json'];
    },
    'POST /attributes request: application/json is gone',
  ],
  ['a status goes', (copy) => delete list(copy).responses[200], `${LIST} 200 is gone`],
  [
    'a header goes',
    ({ response }) => delete response('Unauthorized').headers,
    'GET /auth/me 401: the header WWW-Authenticate is gone',
  ],
  [
    'a property of a response goes',
    ({ schema }) => delete schema('Session').properties.token,
    'POST /auth/login 200.token is gone',
  ],
  [
    'a property that is always there may be absent',
    ({ schema }) => schema('Session').required.shift(),
    'POST /auth/login 200.token is optional',
  ],
  [
    'a property may be null',
    ({ schema }) => (schema('Session').properties.token!.type = ['string', 'null']),
    'POST /auth/login 200.token: the type string is string,null',
  ],
  [
    'a property deep in a response is of another type',
    ({ schema }) => (schema('Category').properties.name = { type: 'integer' }),
    'GET /categories/ 200[].name: the type string is integer',
  ],
  [
    'a text has another format',
    ({ schema }) => (schema('Invitation').properties.expiresAt!.format = 'date'),
    'GET /invitations 200[].expiresAt: the format date-time is date',
  ],
])('it notices: %s', (_what, change, expected) => {
  expect(changesAfter(change)).toContain(expected);
});

test.each<[string, (copy: Copy) => unknown]>([
  ['nothing', () => undefined],
  [
    'operations, parameters and statuses',
    (copy) => {
      copy.paths['/new'] = { get: { operationId: 'getNew', responses: {} } };
      list(copy).parameters!.push({ name: 'x', in: 'query', schema: text });
      list(copy).responses[404] = {};
    },
  ],
  [
    'properties and values of responses',
    ({ schema }) => {
      schema('SparePart').properties.x = text;
      schema('ErrorCode').enum!.push('new_error');
      schema('Attribute').properties.unit!.type = 'string';
    },
  ],
  [
    'optional fields, values and longer texts of requests',
    ({ schema, parameter }) => {
      schema('SparePartForm').properties.x = text;
      parameter('Sort').schema.enum!.push('weight');
      parameter('Search').schema.maxLength = 300;
    },
  ],
])('it takes %s for no loss', (_what, change) => {
  expect(changesAfter(change)).toEqual([]);
});
