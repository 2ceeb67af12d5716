import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Config } from './config';
import { openDb } from './db/kysely';
import { isDiskFull } from './lib/files';
import { urlOf } from './lib/http';
import { OperatorError } from './lib/operatorError';
import { startJobs } from './jobs';
import type { Log } from './log';
import type { Metrics } from './plugins/metrics';
import { ensureAdmin, type OnAdmin } from './modules/core/auth/firstAdmin';
import { removeUsedPassword } from './modules/core/auth/firstPassword';
import { readDemoInquiries } from './modules/processes/demo/inquiries';
import { loadDemo, readDemoCatalogue } from './modules/processes/demo/load';
import { openStorage } from './modules/core/media/openStorage';
import { makeMediaStore } from './modules/core/media/store';
import { readFirstSynonyms, seedSynonyms } from './modules/catalogue/search/synonymRepository';
import { readFirstTemplates, seedTextTemplates } from './modules/desk/quotations/textTemplates';
import { ensureErasureKey } from './modules/desk/messages/erasureRepository';
import { BACKLOG } from './plugins/server';
import { makeSecurityLog } from './securityLog';
import { DISK_FULL, storageMessage } from './startMessages';

export interface Backend {
  app: FastifyInstance;
  /** The state of the catalogue; another after every change. */
  catalogueVersion: () => Promise<string>;
  url: string;
  /** Lets requests under way finish. */
  close: () => Promise<void>;
}

/**
 * Database → first admin → demo catalogue → listen. Rejects when any of it fails. `onAdmin` gets the
 * first admin before anything else is tried: no later start could show its password.
 */
export async function startBackend(
  config: Config,
  log: Log,
  onAdmin: OnAdmin,
  metrics?: Metrics,
): Promise<Backend> {
  const db = await openDb(config);
  try {
    const storage = await openStorage(config);
    // It may come back, so the start goes on.
    void storage.assertWritable().catch((error: unknown) => {
      const reason = isDiskFull(error) ? { reason: 'the disk is full' } : { err: error };
      log.error(reason, storageMessage(config, storage.place));
    });
    const media = makeMediaStore({ db, storage, dataDir: config.dataDir });
    await db.startInTurn(async () => {
      await ensureAdmin(db, config, makeSecurityLog(log), (admin) => {
        if (admin.missing) log.warn(admin.missing);
        return onAdmin(admin);
      });
      await ensureErasureKey(db.writer);
      await seedSynonyms(db, await readFirstSynonyms());
      await seedTextTemplates(db, await readFirstTemplates());
      if (config.demoCatalogue) {
        const [catalogue, inquiries] = [await readDemoCatalogue(), await readDemoInquiries()];
        if (await loadDemo(db, media, catalogue, inquiries)) log.info('demo catalogue loaded');
      }
    });
    await removeUsedPassword(db, config.dataDir);
    const app = await buildApp({
      config,
      db,
      media,
      log,
      metrics,
      sessionIdleMs: config.sessionIdleMinutes * 60_000,
    });
    await app.listen({ host: config.host, port: config.apiPort, backlog: BACKLOG });
    const stopJobs = startJobs({ config, db, media, log });
    const { port } = app.server.address() as AddressInfo;
    return {
      app,
      catalogueVersion: () => db.catalogueVersion.current(),
      url: urlOf(config.host, port),
      close: async () => {
        await app.close();
        await stopJobs();
        storage.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw isDiskFull(error) ? new OperatorError(DISK_FULL) : error;
  }
}
