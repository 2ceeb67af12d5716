import type { Queries } from '@/server/db/types';
import type { SparePart } from '@/server/generated/requests';
import { numberKey } from '@/shared/search';
import { groupBy } from '@/shared/groupBy';
import type { ReadLanguage } from '../translations/present';
import { sameNumbers, seqsOf, sorted, unique } from './lookup';
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
  const replaced = part.references
    .filter(({ kind }) => kind === 'replaced')
    .map(({ number }) => number);
  const keys = unique([part.partNumber, ...replaced].map(numberKey));
  const rows = sorted(await numberRepository(queries).listNumbers(keys));
  const partsWith = (by: string, numbers: string[]): number[] => {
    const others = rows.filter((row) => row.by === by && row.partSeq !== part.seq);
    const byKey = groupBy(others, ({ key }) => key);
    return seqsOf(numbers.flatMap((number) => sameNumbers(byKey, number))).slice(0, MAX_RELATED);
  };
  const replacedBy = partsWith('replaced', [part.partNumber]);
  const replaces = partsWith('own', replaced);
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
