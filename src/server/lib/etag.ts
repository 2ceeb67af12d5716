/**
 * Whether an `If-None-Match` header names `etag`: by weak comparison, as RFC 9110 wants for reads,
 * or by `*`. Takes time in proportion to the header's length, whatever it holds.
 */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = etag.startsWith('W/') ? etag.slice(2) : etag;
  // Tags hold no quotes, so text in quotes that is ours can only be a tag of the list.
  return header.includes(opaque) || header.trim() === '*';
}
