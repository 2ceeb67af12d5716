import type { Content } from '@/client/i18n';
import { elevatorTypes, paths } from '@/shared/siteMap';

/** The header lists all types, the sticky navigation and its short names only the main ones. */
export type NavVariant = 'header' | 'sticky';

interface LinkTo<Label> {
  label: Label;
  to: string;
}

type NavLinkItem = LinkTo<keyof Content['common']['nav']>;

export interface TypeMenu {
  label: 'elevator' | 'escalator';
  types: LinkTo<keyof Content['common']['types']>[];
  /** The text page about all of them. */
  about: LinkTo<'aboutElevators' | 'aboutEscalators'>;
}

const elevators = {
  label: 'elevator',
  about: { label: 'aboutElevators', to: paths.elevator() },
} as const;

export const elevatorMenu: Record<NavVariant, TypeMenu> = {
  header: {
    ...elevators,
    types: elevatorTypes.map((type) => ({ label: type, to: paths.elevatorType(type) })),
  },
  sticky: {
    ...elevators,
    types: [
      { label: 'passengerShort', to: paths.elevatorType('passenger') },
      { label: 'villaShort', to: paths.elevatorType('villa') },
    ],
  },
};

const escalators = {
  label: 'escalator',
  about: { label: 'aboutEscalators', to: paths.escalator() },
} as const;

export const escalatorMenu: Record<NavVariant, TypeMenu> = {
  header: {
    ...escalators,
    types: (['indoor', 'out-door', 'moving-walks'] as const).map((type) => ({
      label: type,
      to: paths.escalatorType(type),
    })),
  },
  sticky: {
    ...escalators,
    types: [
      { label: 'indoorShort', to: paths.escalatorType('indoor') },
      { label: 'movingWalkShort', to: paths.escalatorType('moving-walks') },
    ],
  },
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
