import { MAX_LENGTHS } from '@/shared/limits';
import { isNumber } from '@/shared/numberList';
import { cut } from '@/shared/texts';
import type { Queries } from '@/server/db/types';
import type { MatchedLine } from '@/server/generated/requests';
import { groupBy } from '@/shared/groupBy';
import { nextTurn } from '@/server/lib/nextTurn';
import { numberKey } from '@/shared/search';
import { writtenIn } from '@/server/search/analyzer';
import type { BestParts, Search } from '@/server/search/search';
import { numbersIn } from '@/server/search/queryText';
import type { ReadLanguage } from '../translations/present';
import { lookUp, preferred, seqsOf, sorted, unique } from './lookup';
import { numberRepository } from './numberRepository';
import { presentBriefly } from './presenter';
import { sparePartRepository } from './repository';

const MAX_PARTS = 5;
/** Confidence where several parts have a number, or one has a number like it. */
const AMBIGUOUS = 0.5;
/** Lines that are searched at a time: a PostgreSQL server works while others are on their way. */
const AT_A_TIME = 4;
/** Possible numbers that are looked for at a time: others are served in between. */
const KEYS_AT_A_TIME = 1000;

/**
 * Finds the parts that lines of a list mean: by a number, by one that is similar, by a search. A list
 * may take seconds: between its batches of lines `assertWanted` may throw.
 */
export async function matchLines(
  queries: Queries,
  search: Pick<Search, 'findBest'>,
  lines: string[],
  language?: ReadLanguage,
  assertWanted: () => void = () => undefined,
): Promise<MatchedLine[]> {
  const numbered = new Map<string, number[]>();
  for (const batch of batchesOfKeys(lines)) {
    for (const [line, seqs] of await findNumbered(queries, batch)) numbered.set(line, seqs);
    await nextTurn();
    assertWanted();
  }
  const unmatched = unique(lines.filter((line) => !numbered.has(line)));
  const similar = await findSimilar(queries, unmatched, language);
  const searched = new Map<string, BestParts>();
  const others = unmatched.filter((line) => !similar.has(line));
  const searchOne = async (line: string) =>
    searched.set(line, await search.findBest(cut(line, MAX_LENGTHS.query), MAX_PARTS));
  for (let start = 0; start < others.length; start += AT_A_TIME) {
    assertWanted();
    await Promise.all(others.slice(start, start + AT_A_TIME).map(searchOne));
  }
  const bySearch = [...searched.values()].map((best) => best.seqs);
  const seqs = [...numbered.values(), ...bySearch].flat();
  const rows = await sparePartRepository(queries).listBySeq([...new Set(seqs)]);
  const bySeq = new Map(rows.map((row) => [row.seq, presentBriefly(row, language, ['moq'])]));
  const partsOf = (found: number[] = []) => found.flatMap((seq) => bySeq.get(seq) ?? []);
  return lines.map((line) => {
    if (numbered.has(line)) {
      const parts = partsOf(numbered.get(line));
      return { line, by: 'number', confidence: parts.length === 1 ? 1 : AMBIGUOUS, parts };
    }
    const proposed = similar.get(line);
    // A similar number is another one.
    if (proposed) return { line, by: 'similarNumber', confidence: AMBIGUOUS, parts: proposed };
    const best = searched.get(line);
    const parts = partsOf(best?.seqs);
    return parts.length > 0
      ? { line, by: 'search', confidence: best?.confidence, parts }
      : { line, parts };
  });
}

/** Shorter ones also stand in descriptions, such as `bearing 6202`. */
const SURE_NUMBER = 6;

/** Lines with the keys of what may be a number in them. */
type KeysOfLines = Map<string, string[]>;

function* batchesOfKeys(lines: string[]): Generator<KeysOfLines> {
  let batch: KeysOfLines = new Map();
  let count = 0;
  for (const line of unique(lines)) {
    const keys = [numberKey(line), ...numbersIn(line)];
    if (count > 0 && count + keys.length > KEYS_AT_A_TIME) {
      yield batch;
      batch = new Map();
      count = 0;
    }
    batch.set(line, keys);
    count += keys.length;
  }
  yield batch;
}

/** Parts with a number that is a line, or else with the longest numbers in it, by their lines. */
async function findNumbered(queries: Queries, keysOf: KeysOfLines): Promise<Map<string, number[]>> {
  const rows = await numberRepository(queries).listNumbers(unique([...keysOf.values()].flat()));
  const byKey = groupBy(rows, ({ key }) => key);
  const found = new Map<string, number[]>();
  for (const [line, keys] of keysOf) {
    const known = keys.filter((key) => byKey.has(key)).sort((a, b) => b.length - a.length);
    const isOther = (key: string, index: number) =>
      key.length >= SURE_NUMBER && !known.slice(0, index).some((longer) => longer.includes(key));
    const longest = known.filter((key, index) => index === 0 || isOther(key, index));
    const isExact = writtenIn(line);
    const same = longest.flatMap((key) =>
      sorted(preferred(byKey.get(key) ?? [], (row) => isExact(row.exactKey))),
    );
    if (same.length > 0) found.set(line, seqsOf(same).slice(0, MAX_PARTS));
  }
  return found;
}

/** Parts with a number that is easily mistaken for a line. */
async function findSimilar(queries: Queries, lines: string[], language?: ReadLanguage) {
  const numbers = lines.filter(isNumber);
  const results = numbers.length > 0 ? await lookUp(queries, numbers, language) : [];
  const proposed = results.filter(({ proposals }) => proposals.length > 0);
  return new Map(
    proposed.map(({ number, proposals }) => [
      number,
      [...new Map(proposals.map(({ part }) => [part._id, part])).values()],
    ]),
  );
}
