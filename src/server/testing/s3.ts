import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { readS3Place, type S3Place } from '../lib/s3Place';

/** What s3rver admits. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export interface TestS3 {
  /** Value of MEDIA_STORE, below a separate prefix. */
  url: (prefix: string) => string;
  place: (prefix: string) => S3Place;
  port: number;
  close: () => Promise<void>;
}

/** An S3 server with one empty bucket on a free port of this machine. */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 'hoistway-s3-'));
  const configureBuckets = [{ name: 'images' }];
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets };
  const server = new S3rver(options);
  const { port } = await server.run();
  const url = (prefix: string) =>
    `s3://images?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&prefix=${prefix}`;
  return {
    url,
    port,
    place: (prefix) => readS3Place(url(prefix), S3_CREDENTIALS),
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
