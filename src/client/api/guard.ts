import type { FetchBaseQueryError, NamedSchemaError } from '@reduxjs/toolkit/query/react';

export type Guard<Value = unknown> = (value: unknown) => Value | undefined;

type Fields = Record<string, Guard>;

export const text: Guard<string> = (value) => (typeof value === 'string' ? value : undefined);
export const number: Guard<number> = (value) => (typeof value === 'number' ? value : undefined);
export const boolean: Guard<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const anything: Guard = (value) => value;

/** Optional fields that don't fit are dropped; null counts as missing. */
export const object =
  (required: Fields, optional: Fields = {}): Guard<object> =>
  (value) => {
    if (typeof value !== 'object' || !value || Array.isArray(value)) return undefined;
    const fields = Object.entries(value)
      .map(
        ([name, field]) => [name, (required[name] ?? optional[name] ?? anything)(field)] as const,
      )
      .filter(([, field]) => field !== undefined && field !== null);
    const read = new Map(fields);
    return Object.keys(required).every((name) => read.has(name))
      ? Object.fromEntries(read)
      : undefined;
  };

/** An array without the items that don't fit or that repeat an `_id`. */
export const list =
  (item: Guard): Guard<unknown[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const ids = new Set<unknown>();
    return value.map(item).filter((entry) => {
      const { _id = entry } = Object(entry) as { _id?: unknown };
      const isNew = typeof entry !== 'object' || !ids.has(_id);
      ids.add(_id);
      return entry !== undefined && isNew;
    });
  };

export const page = (item: Guard) => object({ data: list(item), total: number });

export const named = object({ _id: text, name: text });

/** Lines of an inquiry or a quotation. */
export const lines = list(object({ text }, { quantity: number }));

/** An issued quotation. */
export const quotation = object(
  { number: text, issuedAt: text, currency: text, total: text },
  { content: object({ lines }) },
);

export const MALFORMED: FetchBaseQueryError = {
  status: 'CUSTOM_ERROR',
  error: 'The response is malformed.',
};

/** The guard as a Standard Schema, RTK Query's interface for checking responses. */
export const schema = <Response>(guard: Guard) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'hoistway',
    validate: (body: unknown) => {
      const value = guard(body) as Response | undefined;
      return value === undefined ? { issues: [{ message: MALFORMED.error }] } : { value };
    },
  },
});

/** For a record that is requested by its id: an empty response means that there is none. */
export const notFoundIfEmpty = ({ value }: NamedSchemaError): FetchBaseQueryError =>
  value === null ? { status: 404, data: null } : MALFORMED;
