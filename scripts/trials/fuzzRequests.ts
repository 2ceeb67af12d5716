import {
  listOperations,
  propertiesOf,
  readContract,
  resolve,
  type Operation,
  type Schema,
} from '../../src/server/plugins/contract';
import type { Random } from '../lib/random';
import values from './fuzzValues.json';

export interface FuzzRequest {
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer | undefined;
}

const contract = readContract();
const operations = listOperations(contract);

/** Texts that programs trip over, and headers with their values. */
const {
  texts: TEXTS,
  headers: HEADERS,
  headerValues: HEADER_VALUES,
  contentTypes: CONTENT_TYPES,
} = values;
const LENGTHS = [1, 2, 16, 100, 255, 256, 300, 1000, 5001, 20_001, 70_000];
const ORDINARY = ['Guide rail T89', '+49 30 1234567', 'amina@example.com', 'Door 门', 'x', '12'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

function hostileText(random: Random): string {
  if (random.chance(0.2)) {
    return (random.pick(TEXTS) || 'x').repeat(random.pick(LENGTHS)).slice(0, 100_000);
  }
  if (random.chance(0.75)) return random.pick(TEXTS);
  // Any characters, halves of surrogate pairs and controls too.
  const length = random.below(40);
  return Array.from({ length }, () => String.fromCharCode(random.below(0x10000))).join('');
}

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

/** A value of another type than any schema wants. */
function hostileValue(random: Random): unknown {
  return random.pick([
    () => hostileText(random),
    () => null,
    () => random.chance(0.5),
    () => random.pick([0, -1, 1.5, 1e308, -0, 2 ** 53, 1e21]),
    () => [hostileText(random), null, {}],
    () => ({ $ne: null, toString: 1, length: -1 }),
    () => deep(random.pick([5, 100, 2000])),
  ])();
}

/** Makes requests from the contract, most of them wrong somewhere. */
export class RequestMaker {
  constructor(
    private readonly random: Random,
    private readonly images: Buffer[],
    /** Ids and file names that exist or existed. */
    public ids: string[] = [],
    public token = '',
  ) {}

  next(): FuzzRequest {
    const { random } = this;
    const operation = random.pick(operations);
    const isAdmin = random.chance(0.6) && operation.id !== 'logOut';
    const headers: [string, string][] = [
      ['host', 'fuzz'],
      ['x-forwarded-for', `198.18.${random.below(256)}.${random.below(256)}`],
    ];
    if (isAdmin) headers.push(['authorization', `Bearer ${this.token}`]);
    for (let count = random.chance(0.4) ? random.below(4) : 0; count > 0; count -= 1) {
      const value = random.chance(0.6) ? random.pick(HEADER_VALUES) : hostileText(random);
      headers.push([random.pick(HEADERS), sendable(value)]);
    }
    const [type, body] = this.body(operation) ?? [];
    if (type) headers.push(['content-type', type]);
    if (body) headers.push(['content-length', String(body.length)]);
    const method = random.chance(0.03) ? random.pick(METHODS) : operation.method;
    return { method, path: this.path(operation), headers, body };
  }

  private path({ path, parameters }: Operation): string {
    const { random } = this;
    const filled = path.replace(/\{\w+\}/g, () => {
      if (random.chance(0.7)) return encode(random.pick(this.ids));
      return random.chance(0.3) ? rawPath(hostileText(random)) : encode(hostileText(random));
    });
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && random.chance(0.5))
      .map(({ name, schema }) => {
        const value = this.value(schema);
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return `${encode(name)}=${random.chance(0.05) ? rawPath(text) : encode(text)}`;
      });
    if (random.chance(0.03)) query.push(rawPath(hostileText(random)));
    return `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`.slice(0, 8000);
  }

  /** A body as the operation takes it, damaged now and then. */
  private body({ bodies }: Operation): [type: string, content: Buffer] | undefined {
    const { random } = this;
    const types = Object.entries(bodies);
    const [bodyType, body] = types.length > 0 ? random.pick(types) : [];
    if (!bodyType || !body) {
      if (!random.chance(0.05)) return undefined;
      return [random.pick(CONTENT_TYPES), Buffer.from(hostileText(random))];
    }
    const [made, content] =
      bodyType === 'multipart/form-data'
        ? this.form(this.object(body), propertiesOf(contract, body))
        : [bodyType, Buffer.from(JSON.stringify(this.value(body)))];
    if (!random.chance(0.15)) return [made, content];
    const half = content.subarray(0, random.below(content.length + 1));
    const hostile = Buffer.from(hostileText(random));
    return random.pick<[string, Buffer]>([
      [made, half],
      [made, Buffer.concat([half, hostile, content.subarray(half.length)])],
      [random.pick(CONTENT_TYPES), content],
      [made, hostile],
    ]);
  }

  private form(
    values: Record<string, unknown>,
    fields: Record<string, Schema>,
  ): [type: string, content: Buffer] {
    const { random } = this;
    const boundary = `fuzz${random.below(1e9)}`;
    const chunks: Buffer[] = [];
    for (const [name, value] of Object.entries(values)) {
      const field = fields[name];
      const isFile = ((field?.format ?? field?.items?.format) === 'binary') !== random.chance(0.03);
      const shown = random.chance(0.02) ? hostileText(random).slice(0, 300) : name;
      const file = random.chance(0.1) ? hostileText(random).slice(0, 200) : 'image.png';
      const rest = isFile ? `; filename="${file}"\r\nContent-Type: image/png` : '';
      for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
        const text = typeof item === 'string' ? item : (JSON.stringify(item) ?? '');
        chunks.push(
          Buffer.from(
            `--${boundary}\r\nContent-Disposition: form-data; name="${shown}"${rest}\r\n\r\n`,
          ),
          isFile ? random.pick(this.images) : Buffer.from(text),
          Buffer.from('\r\n'),
        );
      }
    }
    chunks.push(Buffer.from(random.chance(0.95) ? `--${boundary}--\r\n` : `--${boundary}`));
    return [`multipart/form-data; boundary=${boundary}`, Buffer.concat(chunks)];
  }

  /** A value that fits the schema, save now and then. */
  private value(given: Schema): unknown {
    const { random } = this;
    const schema = resolve(given, contract.components.schemas);
    if (random.chance(0.12)) return hostileValue(random);
    if (schema.enum) return random.pick(schema.enum);
    if (schema.allOf) return this.object(schema);
    switch (schema.type) {
      case 'integer':
      case 'number':
        return random.chance(0.8) ? 1 + random.below(20) : random.pick([0, -1, 1e9, 99_999_999]);
      case 'boolean':
        return random.chance(0.5);
      case 'array':
        return Array.from({ length: random.below(4) }, () => this.value(schema.items ?? {}));
      case 'object':
        return this.object(schema);
      default:
        return this.text(schema);
    }
  }

  private object(schema: Schema): Record<string, unknown> {
    const { random } = this;
    const object: Record<string, unknown> = {};
    for (const [name, property] of Object.entries(propertiesOf(contract, schema))) {
      if (random.chance(0.8)) object[name] = this.value(property);
    }
    if (random.chance(0.05)) object[hostileText(random).slice(0, 50)] = hostileValue(random);
    return object;
  }

  private text({ format, maxLength }: Schema): string {
    const { random } = this;
    if (random.chance(0.15)) return hostileText(random);
    if (random.chance(0.2)) return random.pick(this.ids);
    if (format === 'email') return `fuzz${random.below(1000)}@example.com`;
    if (maxLength && format !== 'binary' && random.chance(0.1))
      return 'x'.repeat(maxLength + random.below(2));
    return random.pick(ORDINARY);
  }
}

/** What HTTP allows within a header, and no more than a server takes. */
const sendable = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 4000);

const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Not encoded where a request line admits it. */
const rawPath = (text: string) => text.replace(/[^\x21-\x7e]/g, '%zz');
