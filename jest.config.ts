/** @jest-config-loader esbuild-register */
import { existsSync } from 'node:fs';
import type { Config } from 'jest';

const swc = (jsx: boolean): Config['transform'] => ({
  '\\.(ts|tsx|js|jsx|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: jsx ? { syntax: 'typescript', tsx: true } : { syntax: 'typescript' },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
        // For `globalSetup`, which `moduleNameMapper` does not serve.
        baseUrl: __dirname,
        paths: { '@/*': ['./src/*'] },
      },
      module: { type: 'commonjs' },
    },
  ],
});

// Packages that ship ES modules only, which Jest must transform.
const esmOnly = [
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
  '@open-draft',
  'headers-polyfill',
  'fastify-openapi-glue',
  '@seriousme',
];

const ignoreOthers = [`/node_modules/(?!(${esmOnly.join('|')})/)`];

/** The path alias of `tsconfig.json`. */
const alias = { '^@/(.*)$': '<rootDir>/src/$1' };

const node = {
  testEnvironment: 'node',
  moduleNameMapper: alias,
  transform: swc(false),
  transformIgnorePatterns: ignoreOthers,
} satisfies Partial<Config>;

const onDatabases = {
  ...node,
  testEnvironment: '<rootDir>/src/server/testing/environment.ts',
  globalSetup: '<rootDir>/src/server/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/server/testing/globalTeardown.ts',
} satisfies Partial<Config>;

const config: Config = {
  // Half of a small machine's cores would leave one worker: use them all.
  maxWorkers: '100%',
  // A busy machine fails no test.
  testTimeout: 30_000,
  // Nor does it report a leak where a process of a gigabyte takes more than 500 ms to end.
  workerGracefulExitTimeout: 10_000,
  reporters: [
    'default',
    ...(process.env.JEST_RESULTS ? ['<rootDir>/scripts/verify/resultsReporter.mjs'] : []),
  ],
  projects: [
    {
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/client/**/*.test.{ts,tsx}'],
      transform: swc(true),
      transformIgnorePatterns: ignoreOthers,
      moduleNameMapper: {
        ...alias,
      },
      setupFilesAfterEnv: ['<rootDir>/src/client/testing/setup.ts'],
    },
    {
      ...onDatabases,
      displayName: 'server',
      testMatch: [
        '<rootDir>/src/server/**/*.test.ts',
        '<rootDir>/src/shared/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
      // Jest rejects a file without tests.
      testPathIgnorePatterns: [
        ...(process.env.TEST_POSTGRES_URL ? [] : ['/restorePostgres\\.test\\.ts$']),
        ...(existsSync('/usr/sbin/nginx') ? [] : ['/nginx\\.test\\.ts$']),
      ],
    },
    {
      ...onDatabases,
      displayName: 'contract',
      testMatch: ['<rootDir>/src/contract/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'e2e',
      testMatch: ['<rootDir>/src/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/src/e2e/support/globalSetup.ts',
      globalTeardown: '<rootDir>/src/e2e/support/globalTeardown.ts',
      setupFilesAfterEnv: ['<rootDir>/src/e2e/support/setup.ts'],
    },
  ],
};

export default config;
