import type { Requests } from '@/server/generated/requests';
import { PART_FIELDS, type PartFieldName } from '@/shared/partFields';

export type OptionalText = Exclude<PartFieldName, 'name'>;

/** Text fields of a part besides its name; each may be empty. */
export const OPTIONAL_TEXTS: readonly OptionalText[] = PART_FIELDS.flatMap(({ name }) =>
  name === 'name' ? [] : name,
);

export type SparePartTexts = Record<PartFieldName, string>;

/** What is stored of a part, save its images. */
export interface SparePartValues extends SparePartTexts {
  categoryId: string | null;
}

/** A number under which a part is known beside its own. */
export interface PartReference {
  kind: 'oem' | 'supplier' | 'replaced';
  /** Empty where it is not known. */
  maker: string;
  number: string;
}

/** Orders that a list of parts can have; a minus sign turns one round. */
export type SortParameter = NonNullable<Requests['listSpareParts']['Querystring']['sort']>;
