import type { Measure, PageLoad, Requested } from './lighthouse';
import { SCREENS, type PictureBuild } from './pictures';
import { median, whole, type Report, type Row } from './report';

export interface MeasuredPage {
  name: string;
  loads: PageLoad[];
  /** The same page, which has its styles in it, without script; in turns with it. */
  references: PageLoad[];
  /** Milliseconds of its slowest tap, of several loads. */
  taps: number[];
  /** Bytes of its scripts as they are sent, without headers. */
  script: number;
  /** Bytes of the pictures of the first screen, for each of `SCREENS`. */
  pictures: number[];
}

const MOST_RATIO = 1.25;
const MOST_BLOCKING = 60;
const MOST_TAP = 100;
const MOST_SCRIPT = 165_000;
/** A type page has 26, not all of which may be loaded at once. */
const MOST_IMAGES = 25;

const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const isConsole = ({ url }: Requested) => /\/admin[^/]*\.js$/.test(url);
export const isOf = (type: string) => (request: Requested) =>
  request.resourceType === type && request.url.startsWith('http');

export function webReport(pages: MeasuredPage[], build?: PictureBuild): Report {
  const middle = (loads: PageLoad[], key: Measure) => median(loads.map((load) => load[key]));
  const ofRequests = (page: MeasuredPage, valueOf: (requests: Requested[]) => number) =>
    median(page.loads.map(({ requests }) => valueOf(requests)));
  /** A row whose goal is met where every value is `most` or less. */
  const row = (
    measure: string,
    goal: string,
    most: number,
    valueOf: (page: MeasuredPage) => number,
    write: (value: number, page: MeasuredPage) => string = String,
  ): Row => ({
    measure,
    values: pages.map((page) => write(valueOf(page), page)),
    goal,
    met: pages.every((page) => valueOf(page) <= most),
  });
  const ratio = (measure: string, key: Measure) =>
    row(
      measure,
      `≤ ${MOST_RATIO} ×`,
      MOST_RATIO,
      ({ loads, references }) => middle(loads, key) / middle(references, key),
      (value, { loads }) => `${(middle(loads, key) / 1000).toFixed(2)} s = ${value.toFixed(2)} ×`,
    );
  const blocked = (loads: PageLoad[]) => middle(loads, 'blockingTime');
  const rows = [
    ratio('largest contentful paint (LCP)', 'largestPaint'),
    ratio('first contentful paint (FCP)', 'paint'),
    ratio('Speed Index', 'speedIndex'),
    row(
      'total blocking time, against the reference',
      `≤ ${MOST_BLOCKING} ms more`,
      MOST_BLOCKING,
      ({ loads, references }) => blocked(loads) - blocked(references),
      (_, { loads, references }) => `${whole(blocked(loads))} ms, ${whole(blocked(references))} ms`,
    ),
    row(
      'layout shift (CLS)',
      '0',
      0,
      ({ loads }) => middle(loads, 'shift'),
      (value) => value.toFixed(4),
    ),
    row(
      'slowest tap (INP)',
      `≤ ${MOST_TAP} ms`,
      MOST_TAP,
      ({ taps }) => median(taps),
      (value) => `${whole(value)} ms`,
    ),
    row(
      'script, compressed',
      `≤ ${MOST_SCRIPT / 1000} kB`,
      MOST_SCRIPT,
      ({ script }) => script,
      kilobytes,
    ),
    row('requests for code of the console', '0', 0, (page) =>
      ofRequests(page, (requests) => requests.filter(isConsole).length),
    ),
    row('images requested before a scroll', `≤ ${MOST_IMAGES}`, MOST_IMAGES, (page) =>
      ofRequests(page, (requests) => requests.filter(isOf('Image')).length),
    ),
    ...SCREENS.map(({ width, most }, screen) => ({
      measure: `pictures of the first screen at ${width} px`,
      values: pages.map(({ pictures }) => kilobytes(pictures[screen] ?? 0)),
      goal: `home ≤ ${most / 1000} kB`,
      met: pages.every(({ name, pictures }) => name !== 'home' || (pictures[screen] ?? 0) <= most),
    })),
    ...(build ? buildRows(build, pages.length) : []),
  ];
  return { columns: pages.map(({ name }) => name), rows, notes: notes(pages) };
}

const buildRows = ({ photos, files, cold, cached }: PictureBuild, columns: number): Row[] =>
  Object.entries({ cold, cached }).map(([state, seconds]) => ({
    measure: `build of ${photos} photographs (${files} files), ${state}`,
    values: [`${seconds.toFixed(1)} s`, ...Array<string>(columns - 1).fill('')],
  }));

const notes = (pages: MeasuredPage[]): string[] => [
  `Lighthouse, mobile, simulated slow 4G, processor 4 times slower; median of ${pages[0]?.loads.length} loads. The reference of a page is its own HTML, styles in it, without script, from the same server, in turns with the page.`,
  'Taps: the menu (home), the gallery (villa, part) and the next page (grid) at 390 px with a processor 4 times slower, once the page has come to rest; what takes less than 16 ms counts as 16.',
  'Pictures of the first screen: at 2 device pixels each (390 px) or 1 (1440 px); the slide that comes next counts as the one that shows.',
];
