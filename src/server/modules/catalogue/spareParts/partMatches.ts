import { PART_FIELDS, type PartFieldName } from '@/shared/partFields';
import type { Queries } from '@/server/db/types';
import type { PartMatch } from '@/server/generated/requests';
import { numberKey } from '@/shared/search';
import { explain, unseenClauses, type Evidence } from '@/server/search/explain';
import { memoizedTerms, termsOfField } from '@/server/search/indexEntry';
import type { Found } from '@/server/search/search';
import { presentReference } from './presenter';
import { sparePartRepository, type SparePartRow, type WholePart } from './repository';

/** What a card shows of every part. */
const VISIBLE: PartFieldName[] = ['name', 'partNumber', 'brand', 'partType', 'moq', 'leadTime'];
/** A card shows the lines of the description that match. */
const OTHERS = PART_FIELDS.map(({ name }) => name).filter(
  (name) => name !== 'description' && !VISIBLE.includes(name),
);

/** What a search has found parts by where their cards do not show it, by the parts' ids. */
export async function findMatches(
  queries: Queries,
  rows: SparePartRow[],
  { clauses, numbers }: Found['parsed'],
): Promise<Map<string, PartMatch[]>> {
  const hasNumber = ({ number }: { number: string }) => numbers.includes(numberKey(number));
  const unseen = new Map(
    rows
      .filter(({ partNumber }) => !hasNumber({ number: partNumber }))
      .map((row) => [row.id, unseenClauses(clauses, visibleTerms(row))] as const)
      .filter(([, own]) => own.length > 0 || numbers.length > 0),
  );
  const parts = await sparePartRepository(queries).listWhole([...unseen.keys()]);
  return new Map(
    parts.map((part) => {
      const reference = part.references.find(hasNumber);
      const matches = reference
        ? [{ reference: presentReference(reference) }]
        : explain(unseen.get(part.id) ?? [], visibleTerms(part), evidenceOf(part));
      return [part.id, matches];
    }),
  );
}

const visibleTerms = (row: SparePartRow): string[] => [
  ...VISIBLE.flatMap((field) => termsOfField(row, field)),
  numberKey(row.partNumber),
  numberKey(row.brand),
  ...memoizedTerms(row.categoryName ?? ''),
  ...memoizedTerms(row.categoryNameZh ?? ''),
];

/** Numbers and makers are also searched as one word. */
const nameTerms = (name: string): string[] => [numberKey(name), ...memoizedTerms(name)];

function evidenceOf(part: WholePart): Evidence<PartMatch>[] {
  return [
    ...part.attributes.map((attribute) => {
      const { number, choice = '', choiceZh = '', unit = '' } = attribute;
      const texts = [`${number ?? choice} ${unit}`, choiceZh];
      return { reason: { attribute }, terms: texts.flatMap(memoizedTerms) };
    }),
    ...OTHERS.map((field) => ({ reason: { field }, terms: termsOfField(part, field) })),
    ...part.references.map((reference) => ({
      reason: { reference: presentReference(reference) },
      terms: [...nameTerms(reference.number), ...nameTerms(reference.maker)],
    })),
  ];
}
