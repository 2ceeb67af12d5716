export type Encoding = 'br' | 'gzip';

const REFUSED = /;\s*q=0(?:\.0*)?\s*(?:;|$)/;

/** What the headers of browsers admit, of which there are few: to read them anew is a fiftieth of a kept response. */
const known = new Map<string, readonly Encoding[]>();
const MAX_KNOWN = 50;

/** Encodings that an `Accept-Encoding` header admits, the best first. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const before = known.get(header);
  if (before) return before;
  const encodings = readEncodings(header);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(header, encodings);
  return encodings;
}

function readEncodings(header: string): readonly Encoding[] {
  const admitted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const end = part.indexOf(';');
    const name = end < 0 ? part : part.slice(0, end);
    admitted.set(name.trim(), end < 0 || !REFUSED.test(part));
  }
  return (['br', 'gzip'] as const).filter(
    (name) => admitted.get(name) ?? admitted.get('*') ?? false,
  );
}
