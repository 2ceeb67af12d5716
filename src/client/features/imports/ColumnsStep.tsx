import type { Import } from '@/client/api';

/** Which column of the file holds what. */
export function ColumnsStep({ imported }: { imported: Import }) {
  return <p>{imported.fileName}</p>;
}
