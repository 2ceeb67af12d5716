import { requestAsAdmin } from './catalogue';

interface UploadedImport {
  _id: string;
  state: string;
  columns: { field: string | null }[];
}

const FILE = `Part No.,Name,Material,Category
SCREEN-1,Door roller,Nylon,
SCREEN-1,Door roller,Steel,Nowhere
SCREEN-2,Door belt,1.23E+15,
`;

/** Id of an import that waits to be applied, with a faulty row and a category that does not exist. */
export async function checkedImport(): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([FILE]), 'price-list.csv');
  const { _id } = await requestAsAdmin<UploadedImport>('POST', '/imports', form);
  const { columns } = await reach(_id, 'columns');
  const fields = columns.map(({ field }) => field);
  await requestAsAdmin('PUT', `/imports/${_id}/columns`, { fields });
  await reach(_id, 'ready');
  return _id;
}

async function reach(id: string, state: string): Promise<UploadedImport> {
  const found = await requestAsAdmin<UploadedImport>('GET', `/imports/${id}`);
  if (found.state === 'failed') throw new Error('The import has failed.');
  return found.state === state ? found : reach(id, state);
}
