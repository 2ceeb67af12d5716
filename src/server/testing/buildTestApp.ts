import { readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp, type AppOptions } from '../app';
import { LIMITS } from '../modules/core/limits/defaultLimits';
import type { Db } from '../db/kysely';
import type { Role } from '../generated/requests';
import { makeLogTo, type Log } from '../log';
import { folderStorage } from '../modules/core/media/folderStorage';
import type { MediaStorage } from '../modules/core/media/storage';
import { makeMediaStore } from '../modules/core/media/store';
import { makeQuotationFiles } from '../modules/desk/quotations/quotationFiles';
import { OVERLOAD_LIMITS } from '../plugins/overload';
import { VARIANT_LIMITS } from '../modules/core/media/variants';
import { CHEAP, makeClient } from './client';
import './compileOnce';
import { makeTestDatabase, type DatabaseKind, type TestDatabase } from './databases';
import { makeReset } from './resetDatabase';
import { watchResponses } from './watchResponses';

export const ORIGIN = 'http://localhost:8080';

const PLENTY = { max: 1000, windowMs: 60_000 };

type Options = Partial<Omit<AppOptions, 'db' | 'media' | 'config'>> & {
  kind?: DatabaseKind;
  config?: Partial<AppOptions['config']>;
  /** A folder unless another one is given. */
  storage?: (dataDir: string) => MediaStorage;
  /** Opens what the backend uses in place of `db`; closed with it. */
  open?: (database: TestDatabase) => Promise<Db>;
};

/** What was wrong with responses by the contract, in the current test. */
const faults = new Set<string>();

afterEach(() => {
  const found = [...faults];
  faults.clear();
  if (found.length > 0) throw new Error(`Responses break the contract:\n${found.join('\n')}`);
});

/** Backends that tests have closed, as long as the file runs; by `kind`, or by their options. */
const closed = new Map<DatabaseKind | Options, ReusableApp[]>();

interface ReusableApp {
  app: TestApp;
  reset: () => Promise<void>;
}

let isOver = false;

afterAll(async () => {
  isOver = true;
  for (const { app } of [...closed.values()].flat()) await app.close();
  closed.clear();
});

/** Close the backends of the current test. */
const opened: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/**
 * The backend on a fresh database, listening on a free port of this machine until the test ends. Later
 * tests of the file reuse one that has no options but `kind`, with its rows and files reset: to build
 * one takes as long as a whole test.
 */
export async function buildTestApp(options: Options = {}): Promise<TestApp> {
  const { kind = 'sqlite', ...others } = options;
  const isPlain = Object.keys(others).length === 0;
  const app = await (isPlain ? takeReusable(kind, { kind }) : makeTestApp(options));
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= app.close());
  opened.push(close);
  return { ...app, close };
}

async function takeReusable(key: DatabaseKind | Options, options: Options): Promise<TestApp> {
  const idle = closed.get(key) ?? [];
  closed.set(key, idle);
  const reused = idle.pop();
  await reused?.reset();
  const reusable = reused ?? (await makeReusable(options));
  const { app } = reusable;
  const close = async () => {
    // A test may have stopped it; hooks of the file run after the one above.
    if (app.app.server.listening && !isOver) idle.push(reusable);
    else await app.close();
  };
  return { ...app, close };
}

async function makeReusable(options: Options): Promise<ReusableApp> {
  const app = await makeTestApp(options);
  const resetDatabase = await makeReset(app.db);
  const reset = async () => {
    await resetDatabase();
    emptyFolders(app.dataDir);
    app.useToken('');
  };
  return { app, reset };
}

async function makeTestApp({ kind, config, storage, open, ...options }: Options) {
  const database = await makeTestDatabase(kind);
  const { dataDir } = database;
  const opened = await open?.(database);
  const db = opened ?? database.db;
  const media = makeMediaStore({ db, dataDir, storage: (storage ?? folderStorage)(dataDir) });
  const { log = quietLog(), clock = Date.now } = options;
  const app = await buildApp({
    config: {
      siteOrigins: [ORIGIN],
      trustProxy: false,
      mail: undefined,
      messagesPerDay: 1000,
      dataDir,
      ...config,
    },
    log,
    passwordCost: CHEAP,
    limits: {
      ...LIMITS,
      loginPerIp: PLENTY,
      loginPerNetwork: PLENTY,
      messagesPerIp: PLENTY,
      uploadsPerIp: PLENTY,
      messagesPerIpDay: PLENTY,
      messagesPerNetworkDay: PLENTY,
    },
    // However busy the machine is, variants are waited for.
    variantLimits: { ...VARIANT_LIMITS, waitMs: 60_000 },
    // Nor does a busy machine reject requests.
    overloadLimits: { ...OVERLOAD_LIMITS, maxEventLoopDelay: 0 },
    ...options,
    db,
    media,
  });
  watchResponses(app.server, (fault) => faults.add(fault));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const client = makeClient(url, database, clock);
  return {
    app,
    media,
    quotationFiles: makeQuotationFiles({ db, media, log, clock }),
    url,
    port,
    ...database,
    ...client,
    /** Of the account that `useTestApp` has logged in. */
    email: '',
    /** Names of the stored images and of temporary files that were left behind. */
    storedFiles: () => readdirSync(join(dataDir, 'uploads')).sort(),
    temporaryFiles: () => readdirSync(media.tempDir),
    close: async () => {
      await app.close();
      media.storage.close();
      await opened?.close();
      await database.remove();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof makeTestApp>>;

type UseOptions = Options & {
  /** Of an account that is logged in before the tests; `email` is its e-mail address. */
  role?: Role;
  /** For tests that keep what earlier ones have stored: the backend is not reset between them. */
  shared?: boolean;
};

/**
 * A backend for the tests of the file or of its `describe`: built once, also with options, and reset
 * before each of them. What a test varies, such as the time of `clock`, are variables of the file.
 */
export function useTestApp({ role, shared, ...options }: UseOptions = {}) {
  const app = {} as TestApp;
  const { kind = 'sqlite', ...others } = options;
  const key = Object.keys(others).length > 0 ? options : kind;
  const [before, after] = shared ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    Object.assign(app, await takeReusable(key, options));
    if (role) app.email = await app.logInAs(role);
  });
  after(() => app.close());
  return app;
}

function emptyFolders(parent: string): void {
  for (const folder of readdirSync(parent, { withFileTypes: true })) {
    const path = join(parent, folder.name);
    if (!folder.isDirectory()) continue;
    for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true });
  }
}

/** Fails nothing by itself, but a test may look at what was logged. */
export function quietLog(lines: string[] = [], level: 'warn' | 'info' = 'warn'): Log {
  return makeLogTo({ write: (line) => void lines.push(line) }, level);
}
