/*
 * Reads a list of addresses and what Lighthouse is to do with each, and writes a line of JSON with
 * its audits for each. A program of its own, because Lighthouse needs a newer Node.js than the rest.
 */
import { text } from 'node:stream/consumers';

const { module, urls, flags } = JSON.parse(await text(process.stdin));
const { default: lighthouse } = await import(module);
for (const url of urls) {
  const { lhr } = await lighthouse(url, flags);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  process.stdout.write(`${JSON.stringify(lhr.audits)}\n`);
}
