import { PROFILE, type PageLoad } from './pageLoad';
import { median, whole, type Report, type Row } from './report';

export interface MeasuredPage {
  name: string;
  loads: PageLoad[];
}

type Measure = Exclude<keyof PageLoad, 'consoleScripts'>;

/** Images of a type page, not all of which may be loaded at once. */
const TYPE_IMAGES = 26;

export function webReport(pages: MeasuredPage[]): Report {
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
  const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
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
  ];
  return { columns: pages.map(({ name }) => name), rows, notes: notes(pages) };
}

function notes(pages: MeasuredPage[]): string[] {
  const { down, up, latency, slowDown, width } = PROFILE;
  return [
    `Median of ${pages[0]?.loads.length} loads with empty caches in Chromium: ${down / 1e6} Mbit/s down, ${up / 1000} kbit/s up, ${latency} ms round trip, processor ${slowDown} times slower, ${width} px wide at 2 device pixels each.`,
    'Blocking time: what tasks take beyond 50 ms each, from the first contentful paint until nothing was loaded and no long task ran for 2 s.',
  ];
}
