import type { Call } from './contract';
import type { Random } from './random';
import { hostileText, objectFor } from './values';

export interface Body {
  type: string;
  content: Buffer;
}

const CONTENT_TYPES = [
  ...['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/xml', ''],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=x'],
  ...['application/x-www-form-urlencoded', 'APPLICATION/JSON', 'application/json, text/plain'],
] as const;

/** Smallest pictures that are whole, and some that only begin so. */
const PICTURES = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'iVBORw0KGgoAAAANSUhEUgAA',
  '/9j/4AAQSkZJRgABAQ==',
  'UklGRhYAAABXRUJQVlA4',
].map((text) => Buffer.from(text, 'base64'));

/** A body as the call takes it, damaged now and then. */
export function bodyFor(random: Random, call: Call, ids: string[]): Body | undefined {
  if (!call.bodyType || !call.body) {
    if (!random.chance(0.05)) return undefined;
    return { type: random.pick(CONTENT_TYPES), content: Buffer.from(hostileText(random)) };
  }
  const values = objectFor(random, call.body, ids);
  const body =
    call.bodyType === 'multipart/form-data'
      ? formOf(random, values, call.body.properties ?? {})
      : { type: call.bodyType, content: Buffer.from(JSON.stringify(values)) };
  return random.chance(0.15) ? damaged(random, body) : body;
}

function formOf(
  random: Random,
  values: Record<string, unknown>,
  fields: Record<string, { format?: string; items?: { format?: string } }>,
): Body {
  const boundary = `fuzz${random.below(1e9)}`;
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(values)) {
    const isFile = (fields[name]?.format ?? fields[name]?.items?.format) === 'binary';
    for (const each of Array.isArray(value) ? value : [value]) {
      parts.push(Buffer.from(`--${boundary}\r\n`), ...partOf(random, name, each, isFile));
    }
  }
  parts.push(Buffer.from(random.chance(0.95) ? `--${boundary}--\r\n` : `--${boundary}`));
  return { type: `multipart/form-data; boundary=${boundary}`, content: Buffer.concat(parts) };
}

function partOf(random: Random, name: string, value: unknown, isFile: boolean): Buffer[] {
  const asFile = random.chance(0.03) ? !isFile : isFile;
  const file = random.chance(0.1) ? hostileText(random).slice(0, 200) : 'picture.png';
  const disposition =
    `Content-Disposition: form-data; name="${random.chance(0.02) ? hostileText(random).slice(0, 300) : name}"` +
    `${asFile ? `; filename="${file}"\r\nContent-Type: ${random.pick(CONTENT_TYPES)}` : ''}\r\n\r\n`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const content = asFile ? (random.pick(PICTURES) ?? Buffer.alloc(0)) : Buffer.from(text ?? '');
  return [Buffer.from(disposition), content, Buffer.from('\r\n')];
}

function damaged(random: Random, { type, content }: Body): Body {
  switch (random.below(5)) {
    case 0:
      return { type, content: content.subarray(0, random.below(content.length + 1)) };
    case 1: {
      const changed = Buffer.from(content);
      for (let count = random.below(10); count >= 0 && changed.length > 0; count -= 1) {
        changed[random.below(changed.length)] = random.below(256);
      }
      return { type, content: changed };
    }
    case 2:
      return { type: random.pick(CONTENT_TYPES), content };
    case 3:
      return { type, content: Buffer.concat([content, content]) };
    default:
      return { type, content: Buffer.from(hostileText(random)) };
  }
}
