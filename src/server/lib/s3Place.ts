import { OperatorError } from './operatorError';

/** A bucket and how to reach it. */
export interface S3Place {
  bucket: string;
  /** Unset: Amazon's own, by region. */
  endpoint: string | undefined;
  region: string;
  /** What all keys begin with: empty, or it ends with a slash. */
  prefix: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

const OPTIONS = ['endpoint', 'region', 'prefix'];

/**
 * Reads `s3://bucket?endpoint=…&region=…&prefix=…`; the credentials come from the environment.
 * Throws an `OperatorError` about `MEDIA_STORE`.
 */
export function readS3Place(text: string, env: Record<string, string | undefined>): S3Place {
  const assert = (isRight: unknown, rule: string) => {
    if (!isRight) throw new OperatorError(`MEDIA_STORE ${rule}.`);
  };
  assert(
    text.startsWith('s3://') && URL.canParse(text),
    'must be a URL such as s3://bucket?endpoint=https://s3.example.com&region=eu-1',
  );
  const { host: bucket, username, password, pathname, searchParams } = new URL(text);
  const option = (name: string) => searchParams.get(name) ?? '';
  const endpoint = option('endpoint').replace(/\/$/, '');
  const prefix = option('prefix');
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN } = env;
  assert(
    !username && !password,
    'takes its credentials from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  );
  assert(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket),
    'must name a bucket of 3 to 63 lower-case letters, digits, dots and dashes',
  );
  assert(pathname === '' || pathname === '/', 'takes its prefix as ?prefix=…');
  for (const name of searchParams.keys()) {
    assert(OPTIONS.includes(name), `knows no option "${name}": ${OPTIONS.join(', ')}`);
  }
  assert(
    endpoint === '' || (/^https?:/.test(endpoint) && URL.canParse(endpoint)),
    'needs an endpoint that begins with http:// or https://',
  );
  assert(
    /^(?:[\w.-][\w./-]{0,199})?$/.test(prefix),
    'needs a prefix of letters, digits, dots, dashes and inner slashes',
  );
  assert(
    AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY,
    'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  );
  return {
    bucket,
    endpoint: endpoint || undefined,
    region: option('region') || env.AWS_REGION || 'us-east-1',
    prefix: prefix && `${prefix.replace(/\/$/, '')}/`,
    credentials: {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      sessionToken: AWS_SESSION_TOKEN || undefined,
    },
  };
}
