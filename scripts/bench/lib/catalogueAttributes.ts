import type { Trx } from '../../../src/server/db/types';
import { attributeRepository } from '../../../src/server/modules/attributes/repository';
import type { AttributeValueInput } from '../../../src/server/modules/attributes/values';
import type { DemoCatalogue } from '../../../src/server/modules/demo/load';
import { makeRandom } from './random';

/** For each key of the demo's categories that of the topmost one above it, or its own. */
export function topmostKeys({ categories }: DemoCatalogue): Map<string, string> {
  const topmost = new Map<string, string>();
  for (const { key, parent } of categories) {
    topmost.set(key, (parent && topmost.get(parent)) ?? key);
  }
  return topmost;
}

/**
 * Adds the demo's attributes. Those of a branch belong to its topmost category here, as the
 * categories of the later series stand beside those of the first one and not below them.
 */
export async function addAttributes(
  trx: Trx,
  demo: DemoCatalogue,
  idOf: (categoryKey: string) => string | undefined,
): Promise<void> {
  const topmost = topmostKeys(demo);
  for (const { category, unit = '', ...attribute } of demo.attributes ?? []) {
    const branch = category && topmost.get(category);
    const categoryId = (branch && idOf(branch)) ?? null;
    await attributeRepository(trx).insert({ ...attribute, unit, categoryId });
  }
}

/**
 * Makes the values of a part in the branch of a topmost category from those of its demo part: the
 * same choices, and numbers around the same ones, of which there are then hundreds.
 */
export function valueMaker(demo: DemoCatalogue) {
  const random = makeRandom(20_261_123);
  const topmost = topmostKeys(demo);
  const branches = new Map(
    (demo.attributes ?? []).map(({ key, category }) => [key, category && topmost.get(category)]),
  );
  const vary = (number: number) => Number((number * (0.75 + random.next() / 2)).toPrecision(3));
  return (
    { attributes = {} }: DemoCatalogue['parts'][number],
    branch: string | undefined,
  ): AttributeValueInput[] =>
    Object.entries(attributes).flatMap(([key, value]) => {
      const own = branches.get(key);
      if (own !== undefined && own !== branch) return [];
      return typeof value === 'number' ? { key, number: vary(value) } : { key, choice: value };
    });
}
