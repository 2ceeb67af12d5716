import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import {
  type Contract,
  JSON_TYPE,
  resolve,
  type ResponseObject,
} from '../src/server/plugins/contract';
import { requestTypes } from './codegen/requestTypes';

const root = fileURLToPath(new URL('..', import.meta.url));
const schemaFile = join(root, 'openapi/openapi.yaml');
const contract = parse(readFileSync(schemaFile, 'utf8')) as Contract;
const HEADING = '// Generated from openapi/openapi.yaml by "npm run codegen". Do not edit.';

/** What is generated, by its path. */
const targets: Record<string, () => Promise<string>> = {
  'src/client/api/generated/hoistwayApi.ts': publicEndpoints,
  'src/client/api/generated/consoleApi.ts': consoleEndpoints,
  'src/server/generated/requests.ts': () => formatted(requestTypes(contract)),
  'src/shared/generated/errorCodes.ts': () => formatted(errorCodes()),
  'src/server/generated/contract.json': async () => `${JSON.stringify(contract, null, 1)}\n`,
};

/** What the contract says of the callers of an operation. */
interface CalledOperation {
  tags?: string[];
  responses?: Record<string, ResponseObject>;
  /** Only the console calls it. */
  'x-console'?: boolean;
}

const isForConsole = (operation: CalledOperation) => operation['x-console'] === true;

/** Public pages call neither what is for operators and programs nor what returns a file. */
function isForPublicPages(operation: CalledOperation): boolean {
  const { tags = [], responses = {} } = operation;
  if (isForConsole(operation) || tags.includes('system') || tags.includes('catalogue'))
    return false;
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .every(([, response]) => {
      const { content } = resolve(response, contract.components.responses);
      return content && JSON_TYPE in content;
    });
}

const EXPORT = 'export { injectedRtkApi as generatedApi };\n';

/** The types of all endpoints, and the endpoints that public pages call. */
async function publicEndpoints(): Promise<string> {
  const [endpoints] = await endpointsAndTypes(isForPublicPages);
  const [, types] = await endpointsAndTypes(
    (operation) => isForPublicPages(operation) || isForConsole(operation),
  );
  return `${endpoints}${EXPORT}${types}`;
}

async function consoleEndpoints(): Promise<string> {
  const [endpoints = ''] = await endpointsAndTypes(isForConsole);
  const types = [...new Set(endpoints.match(/\w+Api(?:Response|Arg)\b/g))].join(', ');
  return formatted(`import { generatedApi as api } from './hoistwayApi';
import type { ${types} } from './hoistwayApi';
${endpoints.replace(/^import.*\n/, '')}export { injectedRtkApi as consoleApi };`);
}

async function endpointsAndTypes(
  isIncluded: (operation: CalledOperation) => boolean,
): Promise<string[]> {
  const source = await generateEndpoints({
    schemaFile,
    apiFile: '../baseApi',
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    // They read; their numbers and lines are too many for a query string.
    endpointOverrides: [
      { pattern: ['lookUpNumbers', 'matchLines'], type: 'query' },
      // The base query adds the language: the tree is one entry of the cache.
      { pattern: 'listCategories', parameterFilter: (name) => name !== 'lang' },
    ],
    filterEndpoints: (_name, { operation }) => isIncluded(operation as CalledOperation),
    // The enhancers export them.
    hooks: false,
    tag: false,
    encodePathParams: true,
    useUnknown: true,
    prettierConfigFile: join(root, '.prettierrc.json'),
  });
  if (!source) throw new Error('the generator returned nothing');
  return source.split(EXPORT);
}

/** The kinds of errors: the server sends them, the client translates them. */
function errorCodes(): string {
  const codes = contract.components.schemas.ErrorCode?.enum ?? [];
  return `export type ErrorCode = ${codes.map((code) => `'${String(code)}'`).join(' | ')};

/** The values in the message, for its translations. */
export type ErrorParams = Record<string, string | number>;
`;
}

async function formatted(source: string): Promise<string> {
  const config = await resolveConfig(join(root, '.prettierrc.json'));
  return format(source, { ...config, parser: 'typescript' });
}

for (const [name, generate] of Object.entries(targets)) {
  const text = await generate();
  const generated = name.endsWith('.json') ? text : `${HEADING}\n${text}`;
  const target = join(root, name);
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, generated);
    console.log(`Generated ${name}.`);
  } else if (existsSync(target) && readFileSync(target, 'utf8') === generated) {
    console.log(`${name} agrees with openapi/openapi.yaml.`);
  } else {
    console.error(`${name} differs from openapi/openapi.yaml; run "npm run codegen".`);
    process.exitCode = 1;
  }
}
