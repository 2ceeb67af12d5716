import { PROFILE, type PageLoad } from './pageLoad';
import type { PictureBuild } from './pictureBuild';
import type { PictureLoad } from './pictureLoad';
import { median, whole, type Report, type Row } from './report';

export interface MeasuredPage {
  name: string;
  loads: PageLoad[];
  /** One for each screen. */
  pictures: PictureLoad[];
}

type Measure = Exclude<keyof PageLoad, 'consoleScripts'>;

/** Images of a type page, not all of which may be loaded at once. */
const TYPE_IMAGES = 26;

const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;

export function webReport(pages: MeasuredPage[], build: PictureBuild): Report {
  const row = (
    measure: string,
    key: Measure,
    write: (value: number) => string,
    most?: { value: number; goal: string },
  ): Row => {
    const medians = pages.map(({ loads }) => median(loads.map((load) => load[key])));
    const values = medians.map(write);
    if (!most) return { measure, values };
    return { measure, values, goal: most.goal, met: medians.every((value) => value <= most.value) };
  };
  const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
  const milliseconds = (value: number) => `${whole(value)} ms`;
  const consoleScripts = pages.map(({ loads }) =>
    loads.reduce((sum, load) => sum + load.consoleScripts.length, 0),
  );
  const rows: Row[] = [
    row('script, compressed', 'scriptBytes', kilobytes, { value: 200_000, goal: '≤ 200 kB' }),
    {
      measure: 'requests for code of the console',
      values: consoleScripts.map(String),
      goal: '0',
      met: consoleScripts.every((count) => count === 0),
    },
    row('layout shift (CLS), with a scroll to the end', 'shift', (value) => value.toFixed(4), {
      value: 0.01,
      goal: '≤ 0.01',
    }),
    row('total blocking time', 'blockingTime', milliseconds, { value: 200, goal: '≤ 200 ms' }),
    row('first contentful paint', 'firstPaint', seconds),
    row('largest contentful paint (LCP)', 'largestPaint', seconds),
    row('images before a scroll', 'imageBytes', kilobytes),
    row('all bytes before a scroll', 'totalBytes', kilobytes),
    {
      ...row('images requested before a scroll', 'imageRequests', String),
      goal: `type page: fewer than ${TYPE_IMAGES}`,
      met: (pages[1]?.loads ?? []).every(({ imageRequests }) => imageRequests < TYPE_IMAGES),
    },
    ...pictureRows(pages),
    ...buildRows(build),
  ];
  return { columns: pages.map(({ name }) => name), rows, notes: notes(pages) };
}

/** Goals are for the first screen of the home page, the first column, and for the grid, the last. */
function pictureRows(pages: MeasuredPage[]): Row[] {
  const row = (width: number, key: 'firstScreen' | 'page', column: number, most?: number): Row => {
    const bytes = pages.map(({ pictures }) =>
      pictures.filter((load) => load.width === width).reduce((sum, load) => sum + load[key], 0),
    );
    const extent = key === 'page' ? 'of the whole page' : 'of the first screen';
    const result: Row = {
      measure: `pictures ${extent} at ${width} px`,
      values: bytes.map(kilobytes),
    };
    if (most === undefined) return result;
    const goal = `${column === 0 ? 'home' : 'grid'} ≤ ${most / 1000} kB`;
    return { ...result, goal, met: (bytes.at(column) ?? Infinity) <= most };
  };
  return [
    row(390, 'firstScreen', 0, 250_000),
    row(1440, 'firstScreen', 0, 600_000),
    row(390, 'page', -1, 250_000),
    row(1440, 'page', -1),
  ];
}

function buildRows({ photos, files, cold, cached }: PictureBuild): Row[] {
  const row = (state: string, seconds: number): Row => ({
    measure: `build of ${photos} photographs (${files} files), ${state}`,
    values: [`${seconds.toFixed(1)} s`, '', ''],
  });
  return [row('cold', cold), row('cached', cached)];
}

function notes(pages: MeasuredPage[]): string[] {
  const { down, up, latency, slowDown, width } = PROFILE;
  return [
    `Median of ${pages[0]?.loads.length} loads with empty caches in Chromium: ${down / 1e6} Mbit/s down, ${up / 1000} kbit/s up, ${latency} ms round trip, processor ${slowDown} times slower, ${width} px wide at 2 device pixels each.`,
    'Pictures of the first screen and of the whole page: one load with an unlimited network, at 2 device pixels each (390 px) or 1 (1440 px); the slide that comes next counts as the one that shows.',
    'Blocking time: what tasks take beyond 50 ms each, from the first contentful paint until nothing was loaded and no long task ran for 2 s.',
  ];
}
