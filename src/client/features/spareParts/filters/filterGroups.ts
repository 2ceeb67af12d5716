import { type AttributeFacet, type PartFacets, attributeLabel } from '@/client/api';
import type { Translate } from '@/client/i18n/keys';
import type { Language } from '@/shared/language';
import { type Filter, attributeOf } from './filterParams';
import { LENGTH_UNITS } from './lengths';

export interface Choice {
  value: string;
  label: string;
  /** Of the label, where it is not the page's. */
  lang?: string;
  /** Parts that it leads to; unknown for a selected value that is no longer offered. */
  count?: number;
  selected: boolean;
  level?: number;
}

export interface ChoiceGroup {
  kind: 'several' | 'one';
  /** The query parameter. */
  name: string;
  legend: string;
  choices: Choice[];
}

export interface RangeGroup {
  kind: 'range';
  /** The query parameters are `<name>.min`, `<name>.max` and `<name>.unit`. */
  name: string;
  legend: string;
  min?: number;
  max?: number;
  /** Units to choose from; none: the bounds have no unit, or it is in the legend. */
  units: readonly string[];
}

export type FilterGroup = ChoiceGroup | RangeGroup;

export type ListFacets = PartFacets & { total: number };

export interface FilterContext {
  facets: ListFacets;
  selected: readonly Filter[];
  language: Language;
  t: Translate<'catalogue'>;
}

/** A number with more values is a range; a length too, in the unit of the visitor's drawing. */
const MAX_VALUES = 8;
const MAX_LENGTH_VALUES = 2;

interface FacetValue {
  value: string;
  /** Undefined for a selected value that is no longer offered. */
  count?: number;
  label?: string;
  lang?: string;
}

function choiceGroup(
  name: string,
  legend: string,
  values: readonly FacetValue[],
  filters: readonly Filter[],
): ChoiceGroup {
  const selected = filters.filter(([filterName]) => filterName === name).map(([, value]) => value);
  const missing = selected.filter((value) => !values.some((counted) => counted.value === value));
  const all: FacetValue[] = [...values, ...missing.map((value) => ({ value }))];
  const choices = all
    .map(({ value, count, label = value, lang }): Choice => {
      return { value, label, lang, count, selected: selected.includes(value) };
    })
    .filter(({ count, selected: isSelected }) => count !== 0 || isSelected);
  return { kind: 'several', name, legend, choices };
}

/** Of a value of an attribute: a choice has a label where it has a Chinese text. */
const langOfValue = (
  { kind }: AttributeFacet,
  value: FacetValue | undefined,
  language: Language,
): string | undefined =>
  kind === 'choice' && language === 'zh' && !value?.label ? 'en' : undefined;

/** `ranges`: names of the groups that have been ranges and stay so when few values are left. */
function attributeGroup(
  facet: AttributeFacet,
  { selected, language }: FilterContext,
  ranges: readonly string[],
): FilterGroup {
  const { key, kind, unit, min, max, values = [] } = facet;
  const name = `f.${key}`;
  const label = attributeLabel(facet, language);
  const isLength = unit === 'mm';
  const isRange =
    values.length > (isLength ? MAX_LENGTH_VALUES : MAX_VALUES) ||
    ranges.includes(name) ||
    selected.some(([filterName]) => filterName.startsWith(`${name}.`));
  const legend = unit ? `${label} (${unit})` : label;
  if (kind !== 'number' || !isRange) {
    const shown = values.map((value) => ({ ...value, lang: langOfValue(facet, value, language) }));
    return choiceGroup(name, legend, shown, selected);
  }
  const units = isLength ? LENGTH_UNITS : [];
  return { kind: 'range', name, legend: isLength ? label : legend, min, max, units };
}

/** Whether a choice leads to fewer parts than the list has; a selected one can be unselected. */
function isUseful(group: FilterGroup, total: number): boolean {
  if (group.kind === 'range') return true;
  const [only, ...others] = group.choices.filter(({ value }) => value);
  return others.length > 0 || (!!only && (only.selected || only.count !== total));
}

export function groupsOf(
  context: FilterContext,
  categories: ChoiceGroup | undefined,
  ranges: readonly string[],
): FilterGroup[] {
  const { facets, selected, t } = context;
  const inStock = { value: '1', count: facets.inStock ?? 0, label: t('filters.inStock') };
  const withImage = { value: '1', count: facets.withImage, label: t('filters.withImage') };
  return [
    ...(categories ? [categories] : []),
    choiceGroup('brand', t('filters.brand'), facets.brands, selected),
    choiceGroup('stock', t('filters.availability'), [inStock], selected),
    ...facets.attributes.map((facet) => attributeGroup(facet, context, ranges)),
    choiceGroup('image', t('filters.image'), [withImage], selected),
  ].filter((group) => isUseful(group, facets.total));
}

/** Filters that no group has a field for, such as those of another category's attributes. */
export const filtersWithoutField = (groups: readonly FilterGroup[], filters: readonly Filter[]) =>
  filters.filter(([name]) =>
    groups.every((group) =>
      group.kind === 'range' ? !name.startsWith(`${group.name}.`) : name !== group.name,
    ),
  );

const rangeOf = ([name]: Filter) => {
  const attribute = attributeOf(name);
  return attribute?.end && attribute.key;
};

interface ChipText {
  label: string;
  /** The part of the label that `lang` is the language of; by default all of it. */
  value?: string;
  lang?: string;
}

/** The applied filters in the order of the URL, and what is left without each; a range is one. */
export function chipsOf(
  { facets, selected, language, t }: FilterContext,
  categories: ChoiceGroup | undefined,
) {
  const valueOf = (name: string) => selected.find(([filterName]) => filterName === name)?.[1];
  const withUnit = (text: string, unit: string | undefined) => (unit ? `${text} ${unit}` : text);

  const rangeText = (name: string, ownUnit: string | undefined) => {
    const [min, max] = [valueOf(`${name}.min`), valueOf(`${name}.max`)];
    const unit = valueOf(`${name}.unit`) ?? ownUnit;
    if (min && max) return t('filters.between', { from: min, to: withUnit(max, unit) });
    if (min) return t('filters.from', { from: withUnit(min, unit) });
    return t('filters.upTo', { to: withUnit(max ?? '', unit) });
  };

  const textOf = ([name, value]: Filter): ChipText => {
    if (name === 'stock') return { label: t('filters.inStock') };
    if (name === 'image') return { label: t('filters.withImage') };
    if (name === 'category') {
      const choice = categories?.choices.find((category) => category.value === value);
      return { label: choice?.label ?? value, lang: choice?.lang };
    }
    const attribute = attributeOf(name);
    if (!attribute) return { label: value };
    const { key, end } = attribute;
    const facet = facets.attributes.find((candidate) => candidate.key === key);
    const found = facet?.values.find((counted) => counted.value === value);
    const shown = end
      ? rangeText(`f.${key}`, facet?.unit)
      : withUnit(found?.label ?? value, facet?.unit);
    const label = t('filters.valued', {
      label: facet ? attributeLabel(facet, language) : key,
      value: shown,
    });
    return { label, value: shown, lang: facet && langOfValue(facet, found, language) };
  };

  return selected.flatMap((filter, index) => {
    const range = rangeOf(filter);
    const isSame = (other: Filter) => (range ? rangeOf(other) === range : other === filter);
    if (selected.findIndex(isSame) !== index) return [];
    return [{ ...textOf(filter), rest: selected.filter((other) => !isSame(other)) }];
  });
}
