import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { generatedConsoleApi } from '../generated/consoleApi';
import { type FormFields, toFormData } from '../toFormData';

/** Changes what an endpoint sends; address and method stay those of the contract. */
const sending =
  (change: (request: FetchArgs) => Partial<FetchArgs>) =>
  <Arg>(definition: { query?: (arg: Arg) => string | FetchArgs }) => {
    const generated = definition.query as (arg: Arg) => FetchArgs;
    definition.query = (arg) => {
      const request = generated(arg);
      return { ...request, ...change(request) };
    };
  };

const asForm = sending(({ body }) => ({ body: toFormData(body as FormFields) }));

const asCsv = sending(() => ({
  headers: { Accept: 'text/csv' },
  // Whatever else comes, such as a proxy's page, must not be saved as a table.
  responseHandler: (response) =>
    response.headers.get('content-type')?.startsWith('text/csv')
      ? response.text()
      : response.json(),
}));

/** The calls that don't send or receive JSON: only the console makes them. */
export const formatsApi = generatedConsoleApi.enhanceEndpoints({
  endpoints: {
    createCategory: asForm,
    updateCategory: asForm,
    createSparePart: asForm,
    updateSparePart: asForm,
    exportInquiries: asCsv,
    exportApplications: asCsv,
  },
});
