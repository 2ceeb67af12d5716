export type Encoding = 'br' | 'gzip';

/** Encodings that an `Accept-Encoding` header admits, the best first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const admitted = new Map<string, boolean>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    admitted.set(name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)));
  }
  return (['br', 'gzip'] as const).filter(
    (name) => admitted.get(name) ?? admitted.get('*') ?? false,
  );
}
