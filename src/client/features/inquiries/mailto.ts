/** The address of a new e-mail; `lines` are the body, each `label: value`, empty values left out. */
export function mailto(to: string, subject: string, lines: readonly [string, string][]): string {
  const body = lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
    // RFC 6068 wants both characters.
    .replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
