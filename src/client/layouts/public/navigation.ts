import type { Content } from '@/client/i18n';
import { elevatorTypes, paths } from '@/shared/siteMap';

/** The header lists all types, the sticky navigation only the main ones, by short names. */
export type NavVariant = 'header' | 'sticky';

/** Levels of the category menus; the page of a category leads to what is below. */
export const CATEGORY_LEVELS = 3;

/** The first list of the footer's links: without script the phone menu's button leads here. */
export const SITE_LINKS_ID = 'site-links';

interface LinkTo<Label> {
  label: Label;
  to: string;
}

export type NavLinkItem = LinkTo<keyof Content['common']['nav']>;

export interface TypeMenu {
  name: 'elevator' | 'escalator';
  types: LinkTo<keyof Content['common']['types']>[];
  /** The text page about all of them, which lists them too. */
  about: LinkTo<'aboutElevators' | 'aboutEscalators'>;
}

const elevators = {
  name: 'elevator',
  about: { label: 'aboutElevators', to: paths.elevator() },
} as const;

const escalators = {
  name: 'escalator',
  about: { label: 'aboutEscalators', to: paths.escalator() },
} as const;

export const typeMenus: Record<NavVariant, TypeMenu[]> = {
  header: [
    {
      ...elevators,
      types: elevatorTypes.map((type) => ({ label: type, to: paths.elevatorType(type) })),
    },
    {
      ...escalators,
      types: (['indoor', 'out-door', 'moving-walks'] as const).map((type) => ({
        label: type,
        to: paths.escalatorType(type),
      })),
    },
  ],
  sticky: [
    {
      ...elevators,
      types: [
        { label: 'passengerShort', to: paths.elevatorType('passenger') },
        { label: 'villaShort', to: paths.elevatorType('villa') },
      ],
    },
    {
      ...escalators,
      types: [
        { label: 'indoorShort', to: paths.escalatorType('indoor') },
        { label: 'movingWalkShort', to: paths.escalatorType('moving-walks') },
      ],
    },
  ],
};

/** The plain links before and after the menus. */
export const linksBefore: NavLinkItem[] = [
  { label: 'home', to: paths.home() },
  { label: 'about', to: paths.about() },
];

export const linksAfter: Record<NavVariant, NavLinkItem[]> = {
  header: [
    { label: 'career', to: paths.career() },
    { label: 'newsroom', to: paths.newsroom() },
  ],
  sticky: [
    { label: 'careers', to: paths.career() },
    { label: 'newsroom', to: paths.newsroom() },
    { label: 'contact', to: paths.contact() },
  ],
};
