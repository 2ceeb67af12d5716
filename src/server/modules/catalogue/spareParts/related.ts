import { exactKey } from '@/shared/search';
import type { Queries } from '@/server/db/types';
import type { SparePart } from '@/server/generated/requests';
import { numberKey } from '@/server/search/analyzer';
import { groupBy } from '@/shared/groupBy';
import type { ReadLanguage } from '../translations/present';
import { preferred, unique } from './lookup';
import { numberRepository } from './numberRepository';
import { presentBriefly } from './presenter';
import { relatedRepository } from './relatedRepository';
import { sparePartRepository, type WholePart } from './repository';

type RelatedParts = Record<'replacedBy' | 'replaces' | 'alternatives', SparePart[]>;

/** Of each kind. */
const MAX_RELATED = 6;

/** Parts that replace a part, that it replaces, and alternatives of its category. */
export async function findRelated(
  queries: Queries,
  part: WholePart,
  language?: ReadLanguage,
): Promise<RelatedParts> {
  const replaced = part.references.filter(({ kind }) => kind === 'replaced');
  const numbers = [part.partNumber, ...replaced.map(({ number }) => number)];
  const rows = await numberRepository(queries).listNumbers(unique(numbers.map(numberKey)));
  const byKey = groupBy(rows, ({ key }) => key);
  /** Other parts with the number, written so where one is. */
  const partsWith = (by: string, number: string): number[] => {
    const same = (byKey.get(numberKey(number)) ?? []).filter(
      (row) => row.by === by && row.partSeq !== part.seq,
    );
    const exact = exactKey(number);
    return preferred(same, (row) => row.exactKey === exact).map(({ partSeq }) => partSeq);
  };
  const replacedBy = distinct(partsWith('replaced', part.partNumber));
  const replaces = distinct(replaced.flatMap(({ number }) => partsWith('own', number)));
  const others = [...replacedBy, ...replaces];
  const alternatives = await relatedRepository(queries).listSimilar(part, MAX_RELATED, others);
  const found = await sparePartRepository(queries).listBySeq([...others, ...alternatives]);
  const bySeq = new Map(found.map((row) => [row.seq, presentBriefly(row, language)]));
  const present = (seqs: number[]) => seqs.flatMap((seq) => bySeq.get(seq) ?? []);
  return {
    replacedBy: present(replacedBy),
    replaces: present(replaces),
    alternatives: present(alternatives),
  };
}

const distinct = (seqs: number[]): number[] => [...new Set(seqs)].slice(0, MAX_RELATED);
