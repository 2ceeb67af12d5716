const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text between tags and in attributes with double quotes, of HTML and XML alike. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** JSON inside a `<script>`, which "<" could end, whatever type it is of. */
export const jsonInMarkup = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
