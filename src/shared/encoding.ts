export type Encoding = 'br' | 'gzip';

const NOT_ACCEPTED = /;\s*q=0(?:\.0*)?\s*(?:;|$)/;

/** The encodings that an `Accept-Encoding` header accepts, the best first. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = ''] = part.split(';');
    accepted.set(name.trim(), !NOT_ACCEPTED.test(part));
  }
  return (['br', 'gzip'] as const).filter(
    (name) => accepted.get(name) ?? accepted.get('*') ?? false,
  );
}
