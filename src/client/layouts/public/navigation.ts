import type { Content } from '../../content';
import { paths } from '../../../shared/siteMap';

/** The header lists all types, the sticky navigation and its short names only the main ones. */
export type NavVariant = 'header' | 'sticky';

interface NavLinkItem {
  label: keyof Content['common']['nav'];
  to: string;
}

interface TypeLink {
  label: keyof Content['common']['types'];
  to: string;
}

export interface TypeMenu {
  label: 'elevator' | 'escalator';
  types: TypeLink[];
  /** The text page about all of them. */
  about: { label: 'aboutElevators' | 'aboutEscalators'; to: string };
}

export const elevatorMenu: Record<NavVariant, TypeMenu> = {
  header: {
    label: 'elevator',
    types: [
      { label: 'passenger', to: paths.elevatorType('passenger') },
      { label: 'villa', to: paths.elevatorType('villa') },
      { label: 'panoramic', to: paths.elevatorType('panoramic') },
      { label: 'hospital', to: paths.elevatorType('hospital') },
      { label: 'freight', to: paths.elevatorType('freight') },
      { label: 'hydraulic', to: paths.elevatorType('hydraulic') },
    ],
    about: { label: 'aboutElevators', to: paths.elevator() },
  },
  sticky: {
    label: 'elevator',
    types: [
      { label: 'passengerShort', to: paths.elevatorType('passenger') },
      { label: 'villaShort', to: paths.elevatorType('villa') },
    ],
    about: { label: 'aboutElevators', to: paths.elevator() },
  },
};

export const escalatorMenu: Record<NavVariant, TypeMenu> = {
  header: {
    label: 'escalator',
    types: [
      { label: 'indoor', to: paths.escalatorType('indoor') },
      { label: 'out-door', to: paths.escalatorType('out-door') },
      { label: 'moving-walks', to: paths.escalatorType('moving-walks') },
    ],
    about: { label: 'aboutEscalators', to: paths.escalator() },
  },
  sticky: {
    label: 'escalator',
    types: [
      { label: 'indoorShort', to: paths.escalatorType('indoor') },
      { label: 'movingWalkShort', to: paths.escalatorType('moving-walks') },
    ],
    about: { label: 'aboutEscalators', to: paths.escalator() },
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
