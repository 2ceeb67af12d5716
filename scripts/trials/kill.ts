import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../src/e2e/support/product';
import { makeNoise } from '../../src/server/testing/images';
import { startSmtpServer } from '../../src/server/testing/smtpServer';
import {
  ADMIN,
  databaseKinds,
  logIn,
  newDatabase,
  startProduct,
  type Product,
} from '../lib/product';
import { onEnd, progress, run } from '../lib/report';
import { BulkWriter } from './killBulk';
import type { Client } from './killClient';
import { countDoubledMails, InquiryWriter, verifyInquiries } from './killInquiries';
import { ImportWriter } from './killImport';
import { Purge } from './killPurge';
import {
  CatalogueWriter,
  SessionWriter,
  verifyCatalogue,
  verifySessions,
  type Losses,
} from './killWriters';

/*
 * npm run trial:kill -- [--rounds 300] [--database sqlite|postgres] [--short] [--imports] [--inquiries]
 * Kills the backend by SIGKILL again and again while categories, parts with images, hundreds of
 * parts at once and sessions are written and deleted, restored and purged, inquiries are sent, answered,
 * quoted and accepted, and imports are applied and undone, restarts it and compares what it has with
 * what it had acknowledged.
 */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    database: { type: 'string' },
    short: { type: 'boolean', default: false },
    imports: { type: 'boolean', default: false },
    inquiries: { type: 'boolean', default: false },
  },
});

const rounds = options.short ? 3 : Number(options.rounds);
/** A kill comes after up to this many acknowledged writes, and then up to so much later. */
const MAX_WRITES = 12;
/** By chance: a quotation's PDF takes longer than all other writes. */
const MAX_DELAYS_MS = [60, 1500];
/** Of an import before a kill: it is applied, undone, applied again. */
const MAX_STEPS = 3;

type Writer = CatalogueWriter | SessionWriter | InquiryWriter | ImportWriter;

const countWrites = (writers: Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/** Lets all write until the writers have written a random number of times, then kills backend and purge. */
async function writeAndKill(
  product: Product,
  client: Client,
  writers: Writer[],
  bulkWriters: BulkWriter[],
  purge?: Purge,
  maxWrites = MAX_WRITES,
): Promise<void> {
  const maxDelayMs = MAX_DELAYS_MS[randomInt(MAX_DELAYS_MS.length)] ?? 0;
  const goal = countWrites(writers) + randomInt(maxWrites);
  let isOver = false;
  const writing = Promise.all(
    [...writers, ...bulkWriters].map((writer) => writer.run(client)),
  ).finally(() => {
    isOver = true;
  });
  // A failure is thrown where all are awaited, and so the product is stopped first.
  writing.catch(() => undefined);
  await purge?.begin();
  while (!isOver && countWrites(writers) < goal) await wait(1);
  await wait(randomInt(maxDelayMs));
  await Promise.all([product.kill(), purge?.kill(), writing]);
}

run('trial:kill', async (report) => {
  const images = await Promise.all(Array.from({ length: 40 }, () => makeNoise()));
  for (const kind of databaseKinds(options.short ? 'sqlite' : options.database)) {
    report.column = kind;
    const mailServer = await startSmtpServer();
    onEnd(mailServer.close);
    const env = {
      ...(await newDatabase(kind)),
      API_PORT: String(await freePort()),
      SMTP_URL: mailServer.url,
      INQUIRIES_TO: 'sales@trial.example.com',
    };
    const catalogueWriters = ['a', 'b'].flatMap((name) => [
      new CatalogueWriter('/categories', `category ${name}`, images),
      new CatalogueWriter('/spare-parts', `part ${name}`, images),
    ]);
    const sessions = new SessionWriter(ADMIN);
    const inquiryWriters = [new InquiryWriter(), new InquiryWriter()];
    const bulkWriter = new BulkWriter('bulk');
    const writers = [...catalogueWriters, ...inquiryWriters, sessions];
    const losses: Losses = { lost: 0, half: 0, doubled: 0, skipped: 0 };
    let product = await startProduct(env);
    const admin = { url: product.apiUrl, token: await logIn(product.apiUrl) };
    await bulkWriter.prepare(admin, images);
    const purge = new Purge(env);
    await purge.prepare(admin, images);
    const imports = new ImportWriter(env);
    await imports.prepare(admin, images);
    for (let round = 1; round <= rounds; round += 1) {
      // An account has a limited number of sessions.
      const client = { url: product.apiUrl, token: await logIn(product.apiUrl) };
      // Each change of the catalogue would reject an import, and beside writers a purge waits for them
      // most of the time: both have rounds to themselves.
      const turn = options.imports ? 2 : (round - 1) % 3;
      if (options.inquiries) {
        await writeAndKill(product, client, inquiryWriters, []);
      } else if (turn === 2) {
        await imports.stage();
        await writeAndKill(product, client, [imports], [], undefined, MAX_STEPS);
      } else {
        await purge.fill(client);
        const [active, bulk] = turn === 1 ? [[], []] : [writers, [bulkWriter]];
        await writeAndKill(product, client, active, bulk, purge);
      }
      product = await startProduct(env);
      if (!options.inquiries) {
        await verifyCatalogue(client, catalogueWriters, losses);
        await bulkWriter.verify(client, losses);
        if (turn === 2) await imports.verify(client, losses);
        else await purge.verify(client, losses);
        await verifySessions(client, sessions, losses);
      }
      await verifyInquiries(client, inquiryWriters, losses, round === rounds);
      if (round % 20 === 0) progress(`${round} rounds: ${JSON.stringify(losses)}`);
    }
    await Promise.all([purge.kill(), product.stop()]);
    const least = { atLeast: options.short ? 0 : 1 };
    const all = options.imports || options.inquiries ? {} : least;
    report.put('kills', rounds);
    report.put('acknowledged writes', countWrites(writers), options.imports ? {} : least);
    report.put('changes of many parts', bulkWriter.acknowledged, all);
    for (const [change, count] of Object.entries(bulkWriter.kills)) {
      report.put(`kills during ${change} of many parts`, count, all);
    }
    report.put('kills during purges', purge.kills, all);
    report.put('parts purged', purge.purged, all);
    const ofImports = options.inquiries ? {} : least;
    report.put('imports applied or undone', imports.acknowledged, ofImports);
    for (const [step, count] of Object.entries(imports.kills)) {
      report.put(`kills during ${step} of imports`, count, ofImports);
    }
    const finished = inquiryWriters.flatMap((writer) => writer.finished);
    report.put('inquiries answered, quoted twice and accepted', finished.length);
    report.put('mails to buyers', mailServer.mails.length);
    report.put('lost', losses.lost, { atMost: 0 });
    report.put('stored by half', losses.half, { atMost: 0 });
    report.put('inquiries, events or numbers doubled', losses.doubled, { atMost: 0 });
    report.put('mails to buyers doubled', countDoubledMails(mailServer), { atMost: 0 });
    report.put('numbers skipped', losses.skipped, { atMost: 0 });
  }
});
