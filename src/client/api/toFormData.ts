/** Fields of a multipart form; empty texts and missing values are left out. */
export type FormFields = Record<string, string | Blob | readonly (string | Blob)[] | undefined>;

/** Builds a multipart body; a list becomes a repeated field, in order. */
export function toFormData(fields: FormFields): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value))
      for (const item of value as (string | Blob)[]) body.append(name, item);
    else if (value !== undefined && value !== '') body.append(name, value as string | Blob);
  }
  return body;
}
