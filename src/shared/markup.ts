const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text and double-quoted attributes of HTML and XML. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** JSON inside a `<script>`, which `</script>` in a text would end. */
export const jsonInMarkup = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
