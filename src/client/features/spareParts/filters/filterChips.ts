import type { Language } from '@/shared/language';
import type { PartFacets } from '@/client/api';
import { labelOf } from './filterGroups';
import { type Filter, attributeOf } from './filterParams';

/** A filter that is applied, as it is named, and what taking it away leaves. */
export interface Chip {
  label: string;
  rest: Filter[];
}

export interface ChipTexts {
  withPicture: string;
  between: (from: string, to: string) => string;
  from: (from: string) => string;
  upTo: (to: string) => string;
  /** An attribute and its value. */
  valued: (label: string, value: string) => string;
}

/** The applied filters in the order of the address; the ends of a range are one. */
export function chipsOf(
  chosen: readonly Filter[],
  facets: PartFacets,
  language: Language,
  texts: ChipTexts,
  nameOfCategory: (id: string) => string | undefined,
): Chip[] {
  const valueAt = (name: string) => chosen.find(([each]) => each === name)?.[1];
  const seen = new Set<string>();
  return chosen.flatMap((filter): Chip[] => {
    const [name, value] = filter;
    const without = { rest: chosen.filter((each) => each !== filter) };
    if (name === 'picture') return [{ label: texts.withPicture, ...without }];
    if (name === 'category') return [{ label: nameOfCategory(value) ?? value, ...without }];
    const attribute = attributeOf(name);
    if (!attribute) return [{ label: value, ...without }];
    const { key, end } = attribute;
    const facet = facets.attributes.find((each) => each.key === key);
    const label = facet ? labelOf(facet, language) : key;
    const withUnit = (text: string, unit = facet?.unit) => (unit ? `${text} ${unit}` : text);
    if (!end) return [{ label: texts.valued(label, withUnit(value)), ...without }];
    if (seen.has(key)) return [];
    seen.add(key);
    const [min, max] = [valueAt(`f.${key}.min`), valueAt(`f.${key}.max`)];
    const unit = valueAt(`f.${key}.unit`);
    const range =
      min && max
        ? texts.between(min, withUnit(max, unit))
        : min
          ? texts.from(withUnit(min, unit))
          : texts.upTo(withUnit(max ?? '', unit));
    const rest = chosen.filter(([each]) => !each.startsWith(`f.${key}.`));
    return [{ label: texts.valued(label, range), rest }];
  });
}
