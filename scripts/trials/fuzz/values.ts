import { resolve, type Schema } from './contract';
import type { Random } from './random';

/** Texts that programs trip over. */
const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    '\u0000x',
    '\n',
    '\r\nX-Injected: 1',
    '\t',
    "'",
    '"',
    '`',
    '\\',
    '%',
    '%00',
    '_',
  ],
  ...[
    "' or 1=1 --",
    '"; drop table messages; --',
    '${7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
  ],
  ...[
    '../../../../etc/passwd',
    '..\\..\\x',
    'file:///etc/passwd',
    '/',
    '//evil.example',
    '.',
    '..',
  ],
  ...[
    'null',
    'undefined',
    'true',
    'NaN',
    '-1',
    '0',
    '1e309',
    '99999999999999999999',
    '0x10',
    '１２',
  ],
  ...['\ud800', '\udfff\ud800', '\ufeff', '\u202e', '\ufdfa', 'Ａ', 'ﷺ'.repeat(50), 'é', 'é', '👩‍👩‍👧‍👦'],
  ...[
    '=1+1',
    '＝1+1',
    '@SUM(1)',
    '随行电缆',
    '%E0%A4%A',
    '%2e%2e%2f',
    '[object Object]',
    '__proto__',
  ],
  ...[
    'constructor',
    'a@b.co',
    'a@b@c',
    'a b@c.de',
    'ä@exämple.com',
    '+49 30 1234567',
    '[',
    '[]',
    '{',
  ],
  ...['a,b', ';', '*', '**', '(((((', 'near/1', '"open', 'a OR b', '^a', '-', '--', ':', 'name:x'],
] as const;

const LENGTHS = [1, 2, 16, 100, 255, 256, 300, 1000, 5001, 20_001, 70_000] as const;

export function hostileText(random: Random): string {
  if (random.chance(0.2)) {
    return (random.pick(TEXTS) || 'x').repeat(random.pick(LENGTHS)).slice(0, 100_000);
  }
  if (random.chance(0.2)) return randomText(random, random.below(40));
  return random.pick(TEXTS);
}

/** Any characters, halves of pairs and controls too. */
function randomText(random: Random, length: number): string {
  return Array.from({ length }, () => String.fromCharCode(random.below(0x10000))).join('');
}

/** A value of another kind than any schema wants. */
function hostileValue(random: Random): unknown {
  return random.pick([
    () => hostileText(random),
    () => null,
    () => random.chance(0.5),
    () => random.pick([0, -1, 1.5, 1e308, -0, 2 ** 53, 1e21]),
    () => [],
    () => [hostileText(random), null, {}],
    () => ({}),
    () => ({ $ne: null, toString: 1, length: -1 }),
    () => deep(random.pick([5, 100, 2000])),
  ])();
}

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

/** A value that fits the schema, save now and then. */
export function valueFor(random: Random, given: Schema, ids: string[]): unknown {
  const schema = resolve(given);
  if (random.chance(0.12)) return hostileValue(random);
  if (schema.enum) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'integer':
    case 'number':
      return random.chance(0.8) ? 1 + random.below(20) : random.pick([0, -1, 1e9, 99_999_999]);
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return Array.from({ length: random.below(4) }, () =>
        valueFor(random, schema.items ?? {}, ids),
      );
    case 'object':
      return objectFor(random, schema, ids);
    default:
      return textFor(random, schema, ids);
  }
}

export function objectFor(random: Random, schema: Schema, ids: string[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const wanted = schema.required?.includes(name) ? 0.95 : 0.5;
    if (random.chance(wanted)) object[name] = valueFor(random, property, ids);
  }
  if (random.chance(0.05)) object[hostileText(random).slice(0, 50)] = hostileValue(random);
  return object;
}

function textFor(random: Random, schema: Schema, ids: string[]): string {
  if (random.chance(0.15)) return hostileText(random);
  if (random.chance(0.2)) return random.pick(ids) ?? '';
  if (schema.format === 'email') return `fuzz${random.below(1000)}@example.com`;
  if (schema.maxLength && random.chance(0.1)) return 'x'.repeat(schema.maxLength + random.below(2));
  return random.pick([
    'Guide rail T89',
    '+49 30 1234567',
    'amina@example.com',
    'Door 门',
    'x',
    '12',
  ]);
}
