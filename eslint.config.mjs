import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Those that read deleted parts and categories, too. */
const readsDeleted = [
  'src/server/db/**',
  'src/server/modules/catalogue/spareParts/partStore.ts',
  'src/server/modules/catalogue/spareParts/repository.ts',
  'src/server/modules/catalogue/categories/contentRepository.ts',
  'src/server/modules/core/history/historyRepository.ts',
  'src/server/modules/core/media/repository.ts',
  'src/server/modules/processes/trash/repository.ts',
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
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
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
    ignores: [
      '**/*.test.ts',
      'src/server/testing/**',
      'src/server/db/**',
      'src/server/search/*Index.ts',
      '**/*epository.ts',
      '**/{category,part}Store.ts',
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
    files: ['src/server/search/*Index.ts', 'src/server/**/*epository.ts'],
    ignores: readsDeleted,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(selectFrom|.*Join)$/] > Literal[value=/^(spareParts|categories)$/]',
          message: 'Deleted rows are among them: use src/server/db/live.ts.',
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
  {
    files: ['src/client/**/*.test.{ts,tsx}', 'src/client/testing/**'],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['scripts/**', '.ci/**'], rules: { 'no-console': 'off' } },
);
