import type { Language } from '@/shared/language';
import type { AttributeFacet, PartFacets } from '@/client/api';
import { type Filter, LENGTH_UNITS, attributeOf } from './filterParams';

/** One of the values that a list can be narrowed down to. */
export interface Choice {
  name: string;
  value: string;
  label: string;
  /** Parts that it leads to; unknown for a choice that was made and isn't offered. */
  count?: number;
  chosen: boolean;
  /** How deep it stands below others. */
  level?: number;
}

interface Group {
  /** Tells it apart. */
  key: string;
  legend: string;
}

export interface ChoiceGroup extends Group {
  kind: 'several' | 'one';
  choices: Choice[];
}

/** A number between two bounds, either of which may be missing. */
export interface RangeGroup extends Group {
  kind: 'range';
  unit?: string;
  min?: number;
  max?: number;
  /** Units that bounds may be entered in, where there is a choice. */
  units: readonly string[];
}

export type FilterGroup = ChoiceGroup | RangeGroup;

/** A number of more values is asked for by its bounds. */
const MOST_VALUES = 8;

/** Of a length, which everybody reads off a drawing in a unit of their own. */
const MOST_LENGTHS = 2;

const byValue = (chosen: readonly Filter[], name: string) =>
  new Set(chosen.filter(([each]) => each === name).map(([, value]) => value));

export const labelOf = (
  { labelEn, labelZh }: Pick<AttributeFacet, 'labelEn' | 'labelZh'>,
  language: Language,
) => (language === 'zh' ? labelZh : labelEn);

/** The values that lead somewhere, and those that are chosen, however little is left of them. */
function choicesOf(name: string, values: AttributeFacet['values'], chosen: readonly Filter[]) {
  const wanted = byValue(chosen, name);
  const known = new Set(values.map(({ value }) => value));
  const missing = [...wanted].filter((value) => !known.has(value)).map((value) => ({ value }));
  return [...values, ...missing]
    .map((each): Choice => {
      const count = 'count' in each ? (each.count as number) : undefined;
      return { name, value: each.value, label: each.value, count, chosen: wanted.has(each.value) };
    })
    .filter(({ count, chosen: isChosen }) => isChosen || !!count);
}

function attributeGroup(
  facet: AttributeFacet,
  chosen: readonly Filter[],
  language: Language,
  ranges: readonly string[],
): FilterGroup {
  // A response is read as far as it can be, see `readResponse`.
  const { key, kind, unit, min, max, values = [] } = facet;
  const label = labelOf(facet, language);
  const group = { key: `f.${key}`, legend: unit ? `${label} (${unit})` : label };
  // What was a range stays one when other filters leave few values.
  const hasRange =
    ranges.includes(group.key) || chosen.some(([name]) => name.startsWith(`${group.key}.`));
  const most = unit === 'mm' ? MOST_LENGTHS : MOST_VALUES;
  if (kind === 'number' && (values.length > most || hasRange)) {
    const units = unit === 'mm' ? LENGTH_UNITS : [];
    const legend = units.length > 0 ? label : group.legend;
    return { ...group, kind: 'range', legend, unit, min, max, units };
  }
  return { ...group, kind: 'several', choices: choicesOf(group.key, values, chosen) };
}

export interface GroupTexts {
  brand: string;
  picture: string;
  withPicture: string;
}

/** What a list offers to narrow it down by, in the order of the form; `ranges` have been such before. */
export function groupsOf(
  facets: PartFacets,
  chosen: readonly Filter[],
  language: Language,
  texts: GroupTexts,
  ranges: readonly string[] = [],
): FilterGroup[] {
  const isPictured = chosen.some(([name]) => name === 'picture');
  const picture: Choice = {
    name: 'picture',
    value: '1',
    label: texts.withPicture,
    count: facets.withPicture,
    chosen: isPictured,
  };
  const groups: FilterGroup[] = [
    {
      key: 'brand',
      kind: 'several',
      legend: texts.brand,
      choices: choicesOf('brand', facets.brands, chosen),
    },
    ...facets.attributes.map((facet) => attributeGroup(facet, chosen, language, ranges)),
    {
      key: 'picture',
      kind: 'several',
      legend: texts.picture,
      choices: isPictured || facets.withPicture > 0 ? [picture] : [],
    },
  ];
  return groups.filter((group) => group.kind === 'range' || group.choices.length > 0);
}

/** Whether anything of it leads to less than the list has already; that all parts meet one choice doesn't. */
export function narrows(group: FilterGroup, total: number | undefined): boolean {
  if (group.kind === 'range') return true;
  // Without those that stand for no filter.
  const choices = group.choices.filter(({ value }) => value);
  const [only, ...others] = choices;
  return others.length > 0 || (!!only && (only.chosen || only.count !== total));
}

/** Filters that no field of the form stands for, such as those of another category's attributes. */
export function filtersBeside(groups: readonly FilterGroup[], chosen: readonly Filter[]): Filter[] {
  const keys = new Set(groups.flatMap(({ key, kind }) => (kind === 'range' ? [] : [key])));
  const ranges = new Set(groups.flatMap(({ key, kind }) => (kind === 'range' ? [key] : [])));
  return chosen.filter(([name]) => {
    const attribute = attributeOf(name);
    return attribute?.end ? !ranges.has(`f.${attribute.key}`) : !keys.has(name);
  });
}
