import type { SparePart, SuggestSparePartsApiResponse } from '@/client/api';
import { paths } from '@/shared/siteMap';

/** Entries that are shown, of all kinds together. */
export const MAX_SUGGESTIONS = 8;

export const kinds = ['words', 'categories', 'parts'] as const;
export type Kind = (typeof kinds)[number];

/** One line of the list. */
export interface Suggestion {
  kind: Kind;
  text: string;
  /** Where it leads. */
  address: string;
  part?: Pick<SparePart, 'imageSizes' | 'partNumber'> & { file?: string };
}

/** All entries in the order of the list. */
export const entriesOf = (found: SuggestSparePartsApiResponse): Suggestion[] =>
  [
    ...[...new Set(found.words)].map((text): Suggestion => ({
      kind: 'words',
      text,
      address: paths.search(text),
    })),
    ...found.categories.map(({ _id, name }): Suggestion => ({
      kind: 'categories',
      text: name,
      address: paths.sparePartsGrid(_id),
    })),
    ...found.parts.map((part): Suggestion => ({
      kind: 'parts',
      text: part.name,
      address: paths.sparePartDetails(part._id),
      part: {
        file: [part.image, ...(part.images ?? [])].find(Boolean),
        imageSizes: part.imageSizes,
        partNumber: part.partNumber,
      },
    })),
  ].slice(0, MAX_SUGGESTIONS);

/** A Chinese, Japanese or Korean sign says as much as several letters. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text says enough to be asked about. */
export const isTelling = (text: string): boolean => text.length >= 2 || SIGN.test(text);
