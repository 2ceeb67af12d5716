import { liveParts } from '@/server/db/live';
import { insertRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';

/** A line as the buyer sent it. */
export type SentLine = Row<'inquiryLines', 'partId' | 'text' | 'quantity' | 'unit' | 'note'> &
  Partial<Row<'inquiryLines', 'original' | 'doubtful'>>;

/** A line as it is stored, with the part's name and number at that moment. */
export type StoredLine = SentLine & Row<'inquiryLines', 'partNumber'>;

export type LineRow = Required<StoredLine> & Row<'inquiryLines', 'messageId'>;

export function lineRepository(queries: Queries) {
  /**
   * Names parts in the buyer's language. A part that is not on the site leaves the line its text, or
   * its id where it has none.
   */
  const withParts = async (lines: SentLine[], language: string): Promise<StoredLine[]> => {
    const ids = lines.flatMap(({ partId }) => partId ?? []);
    const parts = await liveParts(queries)
      .select(['id', 'name', 'nameZh', 'partNumber'])
      .where(whereIn(queries, 'id', ids))
      .where('hidden', '=', 0)
      .execute();
    const byId = new Map(parts.map((part) => [part.id, part]));
    return lines.map((line) => {
      const part = byId.get(line.partId ?? '');
      const name = (language === 'zh' && part?.nameZh) || part?.name;
      return {
        ...line,
        text: name ?? (line.text || (line.partId ?? '')),
        partNumber: part?.partNumber ?? '',
      };
    });
  };

  const insert = async (messageId: string, lines: StoredLine[]): Promise<void> => {
    const rows = lines.map((line, position) => ({
      original: '',
      doubtful: 0,
      ...line,
      messageId,
      position,
    }));
    await insertRows(queries, 'inquiryLines', rows);
  };

  /** Returns the lines of these messages, those of each in their order. */
  const list = (messageIds: string[]): Promise<LineRow[]> =>
    queries
      .selectFrom('inquiryLines')
      .selectAll()
      .where(whereIn(queries, 'messageId', messageIds))
      .orderBy('messageId')
      .orderBy('position')
      .execute();

  return { withParts, insert, list };
}
