import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const client = './src/client';
const from = (...folders) => folders.map((folder) => `${client}/${folder}`);

/** Who may not import whom: app → pages, layouts → features → components, api → lib. */
const zones = [
  { target: client, from: './src/server' },
  { target: './src/shared', from: [client, './src/server'] },
  { target: from('lib'), from: from('app', 'pages', 'layouts', 'features', 'components', 'api') },
  { target: from('api'), from: from('app', 'pages', 'layouts', 'features', 'components') },
  {
    target: from('api/public'),
    from: from('api/console'),
    message: 'The calls of the console are bundled with its pages.',
  },
  { target: from('components'), from: from('app', 'pages', 'layouts') },
  {
    target: from('components'),
    from: `${client}/features`,
    except: ['./ui'],
    message: 'A component imports no feature, except the ui slice.',
  },
  // What both use lies in `components` itself.
  {
    target: from('components/site', 'layouts/public', 'pages/public'),
    from: from('components/console'),
  },
  {
    target: from('components/console', 'layouts/admin', 'pages/admin'),
    from: from('components/site'),
  },
  { target: from('features'), from: from('app', 'pages', 'layouts') },
  { target: from('layouts'), from: from('app', 'pages') },
  { target: from('pages'), from: from('app', 'layouts') },
  {
    target: from('i18n'),
    from: from('app', 'pages', 'layouts', 'features', 'components', 'api'),
  },
  ...[
    'accounts',
    'attributes',
    'categories',
    'spareParts',
    'contactForms',
    'inquiryDesk',
    'search',
    'searchWords',
  ].map((feature) => ({
    target: `${client}/features/${feature}`,
    from: `${client}/features`,
    except: [`./${feature}`, './auth', './ui', './quotationList/quotationSlice.ts'],
    message: 'A feature imports no other feature, save auth, ui and the quotation list.',
  })),
  ...['app', 'pages', 'layouts', 'features', 'components', 'lib', 'i18n'].map((folder) => ({
    target: `${client}/${folder}`,
    from: `${client}/api`,
    except: ['./index.ts'],
    message: 'Import from src/client/api: it is the only door.',
  })),
];

const server = './src/server';

/** What each part of the server may import of it: main → app → modules → search, plugins, texts → db, lib. */
const serverLayers = {
  lib: ['lib'],
  texts: ['texts'],
  db: ['db', 'lib'],
  plugins: ['plugins', 'db', 'lib', 'generated', 'context.ts', 'log.ts', 'securityLog.ts'],
  search: ['search', 'db', 'lib'],
  modules: [
    'modules',
    'search',
    'plugins',
    'texts',
    'db',
    'lib',
    'config.ts',
    'generated',
    'context.ts',
    'log.ts',
    'securityLog.ts',
  ],
  commands: [
    'commands',
    'modules',
    'db',
    'lib',
    'config.ts',
    'generated',
    'log.ts',
    'securityLog.ts',
    'startMessages.ts',
  ],
  workers: ['workers', 'modules', 'lib'],
  site: ['site', 'plugins', 'lib', 'config.ts', 'log.ts'],
};

const serverZones = [
  ...Object.entries(serverLayers).map(([part, admitted]) => ({
    target: `${server}/${part}`,
    from: server,
    except: admitted.map((name) => `./${name}`),
    message: `src/server/${part} may import ${admitted.join(', ')} only.`,
  })),
  {
    target: `${server}/app.ts`,
    from: ['main.ts', 'backend.ts', 'site', 'commands'].map((name) => `${server}/${name}`),
  },
  { target: server, from: [client, './scripts', './src/contract', './src/e2e'] },
];

const storages = ['localStorage', 'sessionStorage'];
const oneDoor = 'It throws where the browser forbids it: use src/client/lib/storage.';

const normalization = {
  property: 'normalize',
  message: 'It takes minutes for many combining marks: use normalizeUnicode of src/shared/unicode.',
};

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'data',
      'coverage',
      '.cache',
      'src/{client/*,server,shared}/generated',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  // The compiler reports these itself.
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  {
    // What a visitor or an admin sends may be as long as a header or a field admits.
    files: ['src/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
      'no-restricted-properties': ['error', normalization],
    },
  },
  {
    files: ['src/client/**'],
    extends: [jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: oneDoor }))],
      'no-restricted-properties': [
        'error',
        normalization,
        ...storages.map((property) => ({ object: 'window', property, message: oneDoor })),
      ],
      // A dialog must move the focus into itself, and MUI does it by this property.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: ['src/client/api/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Property[key.name=/^(url|method)$/], Literal[value=/^\\u002F/], TemplateElement[value.raw=/^\\u002F/]',
          message: 'Paths and methods come from the contract, by the generated endpoints.',
        },
      ],
    },
  },
  {
    files: ['src/server/**'],
    ignores: ['**/*.test.ts', 'src/server/testing/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: serverZones }] },
  },
  {
    files: ['src/server/**'],
    ignores: [
      '**/*.test.ts',
      'src/server/testing/**',
      'src/server/db/**',
      'src/server/search/*Index.ts',
      '**/*epository.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/], TaggedTemplateExpression > .tag[name="sql"], TaggedTemplateExpression > .tag[expression.name="sql"]',
          message: 'SQL lives in repositories.',
        },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/server/db/**', 'src/server/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'pg', message: 'Only src/server/db knows a dialect.' },
        { name: 'libsql', message: 'Only src/server/db knows a dialect.' },
      ],
    },
  },
  { files: ['src/shared/unicode.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['src/shared/**'], rules: { 'import-x/no-restricted-paths': ['error', { zones }] } },
  {
    files: ['src/client/**/*.test.{ts,tsx}', 'src/client/testing/**'],
    rules: { 'import-x/no-restricted-paths': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['scripts/**', '.ci/**'], rules: { 'no-console': 'off' } },
);
