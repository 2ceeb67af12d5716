/**
 * Fields of a multipart form; missing values and empty texts are skipped, objects are JSON. Empty
 * Chinese texts and an empty list of documents are sent: the backend keeps those that a form lacks.
 */
type FormFields = Record<
  string,
  string | boolean | Blob | readonly (string | Blob)[] | readonly object[] | undefined
>;

const isListOfObjects = (value: FormFields[string]) =>
  Array.isArray(value) && value.some((item) => item instanceof Object && !(item instanceof Blob));

export function toFormData(fields: FormFields): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (isListOfObjects(value) || (value && name === 'documentList'))
      body.append(name, JSON.stringify(value));
    else if (Array.isArray(value))
      for (const item of value as (string | Blob)[]) body.append(name, item);
    else if (value instanceof Blob) body.append(name, value);
    else if (value !== undefined && (value !== '' || name.endsWith('Zh')))
      body.append(name, String(value));
  }
  return body;
}

/** Whether a field of the body is a file or a list of files. */
export const hasFile = (body: unknown): boolean =>
  body instanceof Object &&
  Object.values(body)
    .flat()
    .some((value) => value instanceof Blob);

/** A list becomes a repeated name; the entries of an object become names of their own. */
export function queryString(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) for (const item of value) query.append(name, String(item));
    else if (typeof value === 'object' && value) {
      for (const [key, items] of Object.entries(value as Record<string, string[]>))
        for (const item of items) query.append(key, item);
    } else query.append(name, String(value));
  }
  return String(query);
}

/** Options of a query of what others change too: it is read again when a screen opens. */
export const refetchOnMount = { refetchOnMountOrArgChange: true };

/** A backend with the core calls only has no versions: a write then replaces the record. */
export const ifMatch = (stored: { version?: number } | undefined): { 'If-Match'?: string } =>
  stored?.version === undefined ? {} : { 'If-Match': `"${stored.version}"` };
