import type { BreadcrumbList, ItemList } from 'schema-dts';
import { type Language, localizedPath } from '@/shared/language';

/** Pages in the vocabulary of schema.org, for search engines. URLs are absolute, dates ISO. */

export interface Place {
  origin: string;
  language: Language;
}

export const absolute = ({ origin, language }: Place, path: string) =>
  origin + localizedPath(language, path);

export interface Step {
  text: string;
  to: string;
}

export const breadcrumbData = (place: Place, steps: readonly Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ text, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: absolute(place, to),
  })),
});

/** `first` is the position of the page's first item in the whole list. */
export const listData = (place: Place, items: readonly Step[], first: number): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ text, to }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: text,
    url: absolute(place, to),
  })),
});
