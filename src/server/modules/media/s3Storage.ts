import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { tryLater } from '@/server/lib/httpError';
import type { S3Place } from '@/server/lib/s3Place';
import { mediaType, type Area, type MediaStorage, type StoredFile } from './storage';

interface S3Limits {
  connectMs: number;
  /** For one call with all its tries, up to the head of its response. */
  callMs: number;
  /** For storing or copying one image. */
  storeMs: number;
  /** Silence in the middle of an image. */
  idleMs: number;
  tries: number;
  /** Connections of this process to the bucket. */
  sockets: number;
}

const LIMITS: S3Limits = {
  connectMs: 2_000,
  callMs: 8_000,
  storeMs: 25_000,
  idleMs: 20_000,
  tries: 3,
  sockets: 128,
};

/**
 * Images as objects below `uploads/`, `variants/` and `trash/` of a bucket. An object is there
 * whole or not at all, and durable once the call that stores it has its response.
 */
export function s3Storage(place: S3Place, limits = LIMITS): MediaStorage {
  const client = openClient(place, limits);
  const Bucket = place.bucket;
  const rootOf = (area: Area) => `${place.prefix}${area}/`;
  const keyOf = (area: Area, name: string) => ({ Bucket, Key: rootOf(area) + name });
  const call = <T>(send: (options: Options) => Promise<T>) => within(limits.callMs, send);

  const put = async (area: Area, name: string, path: string): Promise<void> => {
    // Not as a stream, which the client could not send again: an image has little more than 10 MiB.
    const body = await readFile(path);
    const command = new PutObjectCommand({
      ...keyOf(area, name),
      Body: body,
      ContentType: mediaType(name),
      ChecksumSHA256: createHash('sha256').update(body).digest('base64'),
    });
    await within(limits.storeMs, (options) => client.send(command, options)).catch(throwAway);
  };

  const remove = async (area: Area, name: string): Promise<void> => {
    const command = new DeleteObjectCommand(keyOf(area, name));
    await call((options) => client.send(command, options)).catch(throwAway);
  };

  const move = async (from: Area, to: Area, name: string): Promise<boolean> => {
    const source = keyOf(from, name);
    // Bucket, prefix and names hold nothing that would have to be encoded.
    const CopySource = `${Bucket}/${source.Key}`;
    const copy = new CopyObjectCommand({ ...keyOf(to, name), CopySource });
    const copying = within(limits.storeMs, (options) => client.send(copy, options));
    if (!(await copying.catch(passOverMissing))) return false;
    await remove(from, name);
    return true;
  };

  async function* list(area: Area): AsyncGenerator<StoredFile> {
    const Prefix = rootOf(area);
    let ContinuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
      const page = await call((options) => client.send(command, options)).catch(throwAway);
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        const name = Key.slice(Prefix.length);
        if (name === '' || name.includes('/')) continue;
        yield { name, bytes: Size, changedAt: LastModified?.getTime() ?? 0 };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  return {
    place: `s3://${Bucket}/${place.prefix}`,
    put,
    move,
    remove,
    list,
    stat: async (area, name) => {
      const command = new HeadObjectCommand(keyOf(area, name));
      const head = await call((options) => client.send(command, options)).catch(passOverMissing);
      if (!head) return undefined;
      const { ContentLength, LastModified } = head;
      return { name, bytes: ContentLength ?? 0, changedAt: LastModified?.getTime() ?? 0 };
    },
    read: async (area, name, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new GetObjectCommand({ ...keyOf(area, name), Range });
      const found = await call((options) => client.send(command, options)).catch(passOverMissing);
      if (!found) return undefined;
      const whole = found.ContentRange?.split('/')[1] ?? found.ContentLength;
      return { bytes: Number(whole), body: found.Body as Readable };
    },
    removeLeftovers: async () => undefined,
    assertWritable: async () => {
      const command = new HeadBucketCommand({ Bucket });
      await call((options) => client.send(command, options)).catch(throwAway);
    },
    close: () => client.destroy(),
  };
}

const ignore = () => undefined;

interface Options {
  abortSignal: AbortSignal;
}

/** The limit ends with the head of the response: what an image's rest may take is the reader's pace. */
async function within<T>(ms: number, send: (options: Options) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await send({ abortSignal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

function openClient({ endpoint, region, credentials }: S3Place, limits: S3Limits): S3Client {
  const agent = { maxSockets: limits.sockets };
  // The warning is about later versions than the one that is locked.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return new S3Client({
    region,
    credentials,
    // Servers other than Amazon's seldom have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: limits.tries,
    // What fails is told by our errors; the client would write to the console.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    // Checksums of other kinds are unknown to many servers; we send our own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: limits.idleMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/** HEAD has no body that could name the reason; a bucket that is missing is no missing image. */
function passOverMissing(error: unknown): undefined {
  const { name } = error as Error;
  if (name !== 'NotFound' && name !== 'NoSuchKey') throw away(error);
}

const away = (cause: unknown) =>
  tryLater(
    503,
    'images_unavailable',
    'The images cannot be reached just now. Please try again.',
    5,
    { cause },
  );

function throwAway(cause: unknown): never {
  throw away(cause);
}
