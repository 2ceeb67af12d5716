import { useListSparePartsQuery } from '@/client/api';
import { type Attribute, useListAttributesQuery } from '@/client/api/console';
import type { AttributeTexts } from '../partAttributes';

/** An attribute as the form of a part offers it. */
export interface OfferedAttribute {
  attribute: Attribute;
  /** Values that other parts have. */
  choices: readonly string[];
  /** It belongs to another category: shown because the part has a value of it. */
  isForeign: boolean;
}

/** A category with those above it. */
export interface Branch {
  id: string;
  above?: readonly string[];
}

/**
 * The attributes for a part of this category, and those that it has a value of whatever its category:
 * nothing that somebody typed is out of sight. None where the backend knows no attributes.
 */
export function useOfferedAttributes(
  category: Branch | undefined,
  values: AttributeTexts,
): OfferedAttribute[] {
  const { data: attributes = [] } = useListAttributesQuery();
  const branch = new Set(category && [category.id, ...(category.above ?? [])]);
  const offered = attributes.flatMap((attribute) => {
    const isForeign = !!attribute.categoryId && !branch.has(attribute.categoryId._id);
    return isForeign && !values[attribute.key] ? [] : [{ attribute, isForeign }];
  });
  const hasChoices = offered.some(({ attribute }) => attribute.kind === 'choice');
  // Of the answer only the facets count: what can be chosen is what parts have already.
  const { data: page } = useListSparePartsQuery(
    { page: 1, limit: 1, facets: true, ...(category && { categoryId: category.id, deep: true }) },
    { skip: !hasChoices },
  );
  const facets = new Map(page?.facets?.attributes.map((facet) => [facet.key, facet.values]));
  return offered.map(({ attribute, isForeign }) => ({
    ...{ attribute, isForeign },
    choices:
      attribute.kind === 'choice'
        ? (facets.get(attribute.key) ?? []).map(({ value }) => value)
        : [],
  }));
}
