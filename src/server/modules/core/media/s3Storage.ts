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

/** In ms, for one attempt up to the head of its response. */
const REQUEST_MS = 4_000;
/** In ms, for one attempt to store or copy an image. */
const STORE = { requestTimeout: 25_000 };

/**
 * Files as objects of a bucket, below `uploads/` and so on by their areas. An object is
 * complete or not there, and durable once the request that stores it has its response.
 */
export function s3Storage(place: S3Place): MediaStorage {
  const client = openClient(place);
  const Bucket = place.bucket;
  const rootOf = (area: Area) => `${place.prefix}${area}/`;
  const keyOf = (area: Area, name: string) => ({ Bucket, Key: rootOf(area) + name });

  const put = async (area: Area, name: string, path: string): Promise<void> => {
    const command = new PutObjectCommand({
      ...keyOf(area, name),
      // Not a stream, which the client could not send again: a document has up to 20 MiB.
      Body: await readFile(path),
      ContentType: mediaType(name),
      ChecksumAlgorithm: 'SHA256',
    });
    await client.send(command, STORE).catch(throwUnavailable);
  };

  const remove = async (area: Area, name: string): Promise<void> => {
    await client.send(new DeleteObjectCommand(keyOf(area, name))).catch(throwUnavailable);
  };

  const move = async (from: Area, to: Area, name: string): Promise<boolean> => {
    // Bucket, prefix and names hold nothing that would have to be encoded.
    const CopySource = `${Bucket}/${rootOf(from)}${name}`;
    const command = new CopyObjectCommand({ ...keyOf(to, name), CopySource });
    if (!(await client.send(command, STORE).catch(passOverMissing))) return false;
    await remove(from, name);
    return true;
  };

  async function* list(area: Area): AsyncGenerator<StoredFile> {
    const Prefix = rootOf(area);
    let ContinuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
      const page = await client.send(command).catch(throwUnavailable);
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
    exists: async (area, name) => {
      const command = new HeadObjectCommand(keyOf(area, name));
      return (await client.send(command).catch(passOverMissing)) !== undefined;
    },
    read: async (area, name, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new GetObjectCommand({ ...keyOf(area, name), Range });
      const found = await client.send(command).catch(passOverMissing);
      return found && { bytes: Number(found.ContentLength), body: found.Body as Readable };
    },
    removeLeftovers: async () => undefined,
    assertWritable: async () => {
      await client.send(new HeadBucketCommand({ Bucket })).catch(throwUnavailable);
    },
    close: () => client.destroy(),
  };
}

function openClient({ endpoint, region, credentials }: S3Place): S3Client {
  // Slow readers of images hold their connections to the bucket.
  const agent = { maxSockets: 128 };
  // The warning is about later versions than the one that is locked.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return new S3Client({
    region,
    credentials,
    endpoint,
    // Servers other than Amazon's seldom have a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    maxAttempts: 2,
    // Checksums of other kinds are unknown to many servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
      socketTimeout: 20_000,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/** HEAD has no body that could name the reason; a bucket that is missing is no missing image. */
function passOverMissing(error: unknown): undefined {
  const { name } = error as Error;
  if (name !== 'NotFound' && name !== 'NoSuchKey') throwUnavailable(error);
}

function throwUnavailable(cause: unknown): never {
  const message = 'The images cannot be reached just now. Please try again.';
  throw tryLater(503, 'images_unavailable', message, 5, { cause });
}
