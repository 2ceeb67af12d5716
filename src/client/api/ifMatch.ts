/**
 * The header that ties a write to the state it was made from. A backend that offers only the core
 * tells no versions: then the write replaces whatever is there.
 */
export const ifMatch = (stored: { version?: number } | undefined): { 'If-Match'?: string } =>
  stored?.version === undefined ? {} : { 'If-Match': `"${stored.version}"` };
