import type { Import } from '@/client/api';

/** What an applied import has changed, and the button that takes it back. */
export function ResultStep({ imported }: { imported: Import }) {
  return <p>{imported.fileName}</p>;
}
