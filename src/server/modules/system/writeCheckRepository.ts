import type { Connections } from '../../db/types';

export function writeCheckRepository({ writer }: Pick<Connections, 'writer'>) {
  /** A write that changes nothing but its own row. */
  const write = async (): Promise<void> => {
    const checkedAt = new Date().toISOString();
    await writer.updateTable('writeChecks').set({ checkedAt }).execute();
  };

  return { write };
}
