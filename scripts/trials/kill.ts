import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../src/e2e/support/product';
import { makeNoise } from '../../src/server/testing/images';
import {
  ADMIN,
  databaseKinds,
  logIn,
  newDatabase,
  startProduct,
  type Product,
} from '../lib/product';
import { progress, run } from '../lib/report';
import { BulkWriter } from './killBulk';
import type { Client } from './killClient';
import { InquiryWriter, verifyInquiries } from './killInquiries';
import { Purge } from './killPurge';
import {
  CatalogueWriter,
  SessionWriter,
  verifyCatalogue,
  verifySessions,
  type Losses,
} from './killWriters';

/*
 * npm run trial:kill -- [--rounds 300] [--database sqlite|postgres] [--short]
 * Kills the backend by SIGKILL again and again while categories, parts with images, hundreds of
 * parts at once, sessions, inquiries and quotations are written and deleted, restored and purged,
 * restarts it and compares what it has with what it had acknowledged.
 */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    database: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});

const rounds = options.short ? 3 : Number(options.rounds);
/** A kill comes after up to this many acknowledged writes, and then up to so much later. */
const [MAX_WRITES, MAX_DELAY_MS] = [12, 60];

type Writer = CatalogueWriter | SessionWriter | InquiryWriter;

const countWrites = (writers: Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/** Lets all write until the writers have written a random number of times, then kills backend and purge. */
async function writeAndKill(
  product: Product,
  client: Client,
  writers: Writer[],
  bulkWriters: BulkWriter[],
  purge: Purge,
): Promise<void> {
  const goal = countWrites(writers) + randomInt(MAX_WRITES);
  let isOver = false;
  const writing = Promise.all(
    [...writers, ...bulkWriters].map((writer) => writer.run(client)),
  ).finally(() => {
    isOver = true;
  });
  await purge.begin();
  while (!isOver && countWrites(writers) < goal) await wait(1);
  await wait(randomInt(MAX_DELAY_MS));
  await Promise.all([product.kill(), purge.kill(), writing]);
}

run('trial:kill', async (report) => {
  const images = await Promise.all(Array.from({ length: 40 }, () => makeNoise()));
  for (const kind of databaseKinds(options.short ? 'sqlite' : options.database)) {
    report.column = kind;
    const env = { ...(await newDatabase(kind)), API_PORT: String(await freePort()) };
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
    for (let round = 1; round <= rounds; round += 1) {
      // An account has a limited number of sessions.
      const client = { url: product.apiUrl, token: await logIn(product.apiUrl) };
      await purge.fill(client);
      // Beside writers a purge waits for them most of the time: in every other round it has none.
      const [active, bulk] = round % 2 === 0 ? [[], []] : [writers, [bulkWriter]];
      await writeAndKill(product, client, active, bulk, purge);
      product = await startProduct(env);
      await verifyCatalogue(client, catalogueWriters, losses);
      await bulkWriter.verify(client, losses);
      await purge.verify(client, losses);
      await verifySessions(client, sessions, losses);
      await verifyInquiries(client, inquiryWriters, losses, round === rounds);
      if (round % 20 === 0) progress(`${round} rounds: ${JSON.stringify(losses)}`);
    }
    await Promise.all([purge.kill(), product.stop()]);
    const sum = (count: (writer: InquiryWriter) => number) =>
      inquiryWriters.reduce((total, writer) => total + count(writer), 0);
    report.put('kills', rounds);
    report.put('acknowledged writes', countWrites(writers), { atLeast: 1 });
    const least = { atLeast: options.short ? 0 : 1 };
    report.put('changes of many parts', bulkWriter.acknowledged, least);
    for (const [change, count] of Object.entries(bulkWriter.kills)) {
      report.put(`kills during ${change} of many parts`, count, least);
    }
    report.put('kills during purges', purge.kills, least);
    report.put('parts purged', purge.purged, least);
    report.put('lost', losses.lost, { atMost: 0 });
    report.put('stored by half', losses.half, { atMost: 0 });
    report.put(
      'inquiries sent',
      sum(({ sent }) => sent.size),
      { atLeast: 1 },
    );
    report.put(
      'quotations issued',
      sum(({ numbers }) => numbers.length),
      { atLeast: 1 },
    );
    report.put('inquiries or numbers doubled', losses.doubled, { atMost: 0 });
    report.put('numbers skipped', losses.skipped, { atMost: 0 });
  }
});
