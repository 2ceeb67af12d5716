import { readConfig } from '../config';
import { readS3Place } from './s3Place';

const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

test('the URL of a bucket is read, the credentials from the environment', () => {
  expect(readS3Place('s3://images', KEYS)).toEqual({
    bucket: 'images',
    endpoint: undefined,
    region: 'us-east-1',
    prefix: '',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
  const text = 's3://a.b-c/?endpoint=http://127.0.0.1:9000/&region=eu-1&prefix=shop/one';
  expect(readS3Place(text, { ...KEYS, AWS_SESSION_TOKEN: 't', AWS_REGION: 'x' })).toEqual({
    bucket: 'a.b-c',
    endpoint: 'http://127.0.0.1:9000',
    region: 'eu-1',
    prefix: 'shop/one/',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 't' },
  });
});

test.each([
  ['/srv/images', /must be a URL such as s3:/],
  ['https://bucket', /must be a URL such as s3:/],
  ['s3://', /must (?:be a URL|name a bucket)/],
  ['s3://UPPER', /must name a bucket/],
  ['s3://key:secret@bucket', /takes its credentials from AWS_ACCESS_KEY_ID/],
  ['s3://bucket/prefix', /takes its prefix as \?prefix=/],
  ['s3://bucket?endpont=http://x', /knows no option "endpont"/],
  ['s3://bucket?endpoint=ftp://x', /needs an endpoint that begins with http/],
  ['s3://bucket?prefix=../x y', /needs a prefix of letters/],
])('MEDIA_STORE=%s ends the start with one line that holds no secret', (text, message) => {
  const read = () => readConfig({ ...KEYS, MEDIA_STORE: text });
  expect(read).toThrow(message);
  expect(read).toThrow(/^MEDIA_STORE [^\n]*\.$/);
  expect(read).not.toThrow(/secret@/);
});

test('without credentials it does not start', () => {
  expect(() => readConfig({ MEDIA_STORE: 's3://bucket' })).toThrow(
    'MEDIA_STORE needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  );
  expect(readConfig({ ...KEYS, MEDIA_STORE: 's3://bucket' }).mediaStore?.bucket).toBe('bucket');
});
