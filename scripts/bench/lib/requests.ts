import { partNumber, type LoadedCatalogue } from './catalogue';
import { spread } from './random';

/** What visitors and buyers type: kinds, brands, sizes, most of them several words. */
const WORDS = [
  ...['gearless machine', 'gearless machine 450 kg', 'geared machine worm', 'tessarik gearless'],
  ...['deflector pulley 320', 'governor rope 6 mm', 'travelling cable flat shielded', '随行电缆'],
  ...['door operator', 'door operator 900 centre opening', 'dorvexil door motor encoder'],
  ...['landing door header 900', 'overspeed governor 0.63', 'overspeed governor two-way', '限速器'],
  ...['progressive safety gear', 'safety gear 16 mm rails', 'polyurethane buffer 100'],
  ...['guide rail T89', 'roller guide shoe', 'ferrovand guide shoe', 'elevator inverter 400 V'],
  ...['voltarune board', 'escalator safety board', 'emergency stop switch pit', 'push button'],
  ...['push button 24 V white ring', 'car operating panel stainless', 'step chain 133.33'],
  ...['led strip warm white', 'escalator brake pawl', 'handrail belt black rubber'],
  ...['telescopic cylinder', 'ceiling light opal'],
];

const MODEL = /\b[A-Z]{2,}-[A-Z]*\d{5}/;

/** 50 searches: words as above, part numbers, models, and models behind a word. */
export function searchTexts({ names }: LoadedCatalogue): string[] {
  const numbers = spread(
    names.map((_, index) => partNumber(index)),
    8,
  );
  const models = spread(
    names.flatMap((name) => MODEL.exec(name)?.[0] ?? []),
    4,
  );
  const withWord = spread(
    names.filter((name) => MODEL.test(name)),
    4,
  ).map((name) => `${name.split(' ')[0]} ${MODEL.exec(name)?.[0]}`);
  return [...WORDS, ...numbers, ...models, ...withWord];
}

/** Headers of a browser on the site, so that answers carry CORS headers and are compressed. */
export function browserHeaders(siteOrigin: string): Record<string, string> {
  return { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br', origin: siteOrigin };
}

export const PAGE = 10;

const list = (query: Record<string, string | number>) =>
  `/spare-parts?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;

export const pathOfPage = (page: number) => list({ page, limit: PAGE });
export const pathOfSearch = (q: string) => list({ page: 1, limit: PAGE, q });

/**
 * Each path so often that there are `count`, every one with an address of its own: the backend
 * ignores the parameter, but has no response ready and must ask the database.
 */
export const neverAsked = (paths: string[], parameter: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `${paths[index % paths.length]}&${parameter}=${index}`,
  );
