import { elevatorTypes, paths } from '@/shared/siteMap';

/** The header lists all types, the sticky navigation only the main ones, by short names. */
export type NavVariant = 'header' | 'sticky';

/** Levels of the category menus; the page of a category leads to what is below. */
export const CATEGORY_LEVELS = 3;

/** Width of each level in the Spare Parts menu, and of the preview beside them. */
export const CASCADE_COLUMN = '25%';

/** The first list of the footer's links: without script the phone menu's button leads here. */
export const SITE_LINKS_ID = 'site-links';

/** `about` is the text page about all types of a menu. */
export const typeMenus = [
  {
    name: 'elevator',
    about: { label: 'aboutElevators', to: paths.elevator() },
    header: elevatorTypes.map((type) => ({ label: type, to: paths.elevatorType(type) })),
    sticky: [
      { label: 'passengerShort', to: paths.elevatorType('passenger') },
      { label: 'villaShort', to: paths.elevatorType('villa') },
    ],
  },
  {
    name: 'escalator',
    about: { label: 'aboutEscalators', to: paths.escalator() },
    header: [
      { label: 'indoor', to: paths.escalatorType('indoor') },
      { label: 'out-door', to: paths.escalatorType('out-door') },
      { label: 'moving-walks', to: paths.escalatorType('moving-walks') },
    ],
    sticky: [
      { label: 'indoorShort', to: paths.escalatorType('indoor') },
      { label: 'movingWalkShort', to: paths.escalatorType('moving-walks') },
    ],
  },
] as const;

export const linksBefore = [
  { label: 'home', to: paths.home() },
  { label: 'about', to: paths.about() },
] as const;

export const linksAfter = {
  header: [
    { label: 'career', to: paths.career() },
    { label: 'newsroom', to: paths.newsroom() },
  ],
  sticky: [
    { label: 'careers', to: paths.career() },
    { label: 'newsroom', to: paths.newsroom() },
    { label: 'contact', to: paths.contact() },
  ],
} as const;
