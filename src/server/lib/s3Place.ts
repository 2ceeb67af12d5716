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

/** What is wrong with an address; the message goes on after the name of what held it. */
export class PlaceError extends Error {}

const OPTIONS = ['endpoint', 'region', 'prefix'];

/**
 * Reads `s3://bucket?endpoint=…&region=…&prefix=…`; the credentials come from the environment.
 * Throws `PlaceError`.
 */
export function readS3Place(text: string, env: Record<string, string | undefined>): S3Place {
  const form = 'must be an address such as s3://bucket?endpoint=https://s3.example.com&region=eu-1';
  if (!text.startsWith('s3://') || !URL.canParse(text)) throw new PlaceError(form);
  const url = new URL(text);
  if (url.username || url.password) {
    throw new PlaceError('takes its credentials from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host)) {
    throw new PlaceError(
      'must name a bucket of 3 to 63 lower-case letters, digits, dots and dashes',
    );
  }
  if (!['', '/'].includes(url.pathname)) throw new PlaceError('takes its prefix as ?prefix=…');
  const unknown = [...url.searchParams.keys()].find((name) => !OPTIONS.includes(name));
  if (unknown !== undefined) {
    throw new PlaceError(`knows no option "${unknown}": ${OPTIONS.join(', ')}`);
  }
  return {
    bucket: url.host,
    endpoint: readEndpoint(url.searchParams.get('endpoint')),
    region: url.searchParams.get('region') || env.AWS_REGION || 'us-east-1',
    prefix: readPrefix(url.searchParams.get('prefix') ?? ''),
    credentials: readCredentials(env),
  };
}

function readEndpoint(text: string | null): string | undefined {
  if (!text) return undefined;
  const isHttp = URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
  if (!isHttp) throw new PlaceError('needs an endpoint that begins with http:// or https://');
  return text.endsWith('/') ? text.slice(0, -1) : text;
}

function readPrefix(text: string): string {
  if (!/^[\w./-]{0,200}$/.test(text) || text.startsWith('/')) {
    throw new PlaceError('needs a prefix of letters, digits, dots, dashes and inner slashes');
  }
  return text === '' || text.endsWith('/') ? text : `${text}/`;
}

function readCredentials(env: Record<string, string | undefined>): S3Place['credentials'] {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new PlaceError('needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
}
