import { normalizeUnicode } from './unicode';
import { isUnit, unitsFor } from './units';

/* Units in the headings of columns. */

/** Units of texts beside those of numbers: what is counted, and times. */
const COUNTS = new Set(
  (
    'pc pcs piece pieces set sets pair pairs unit units box boxes carton cartons roll rolls ' +
    'second seconds minute minutes hour hours day days week weeks month months year years ' +
    '个 件 套 只 台 根 条 块 对 片 支 把 卷 箱 盒 张 副 组 包 秒 分钟 小时 天 日 工作日 周 星期 个月 月 年'
  ).split(' '),
);

const IN_BRACKETS = /[([（【]([^()[\]（）【】]*)[)\]）】]$/u;
const LAST_WORD = /[/,，\s]([^/,，\s]+)$/u;

/** What stands in brackets after a heading, or its last word. */
export function splitRemark(heading: string) {
  const text = heading.trim();
  const brackets = IN_BRACKETS.exec(text);
  const found = brackets ?? LAST_WORD.exec(text);
  const [, remark = ''] = found ?? [];
  return {
    rest: text.slice(0, found?.index ?? 0).replace(/\sin$/i, ''),
    remark: remark.trim(),
    isInBrackets: brackets !== null,
  };
}

/** The remark if it may be a unit: as written, and in lower case. */
function remarkOf(heading: string) {
  const { remark, isInBrackets } = splitRemark(normalizeUnicode(heading, 'NFKC'));
  const written = remark.replace(/^in\s+(?=\S)|\.$/gi, '');
  return { written, unit: written.toLowerCase(), isInBrackets };
}

/** The unit in a heading such as `Length (cm)`, where it is one for numbers in `unit`; empty: none. */
export function headingUnit(heading: string, unit: string): string {
  const { written, unit: own } = remarkOf(heading);
  return own !== '' && unitsFor(unit).has(own) ? written : '';
}

/** The unit in a heading of texts, such as `Lead time [days]`; empty: none. */
export function textUnit(heading: string): string {
  const { written, unit, isInBrackets } = remarkOf(heading);
  // `Width W` names a dimension, and `Delivered in` no inches.
  const isWord = /^\p{Lu}$/u.test(written) || (!isInBrackets && /^(?:in|[a-z])$/.test(unit));
  return !isWord && (COUNTS.has(unit) || isUnit(unit)) ? written : '';
}

/** What stands in brackets beside units. */
const REMARKS = new Set(
  (
    'max min approx ca circa about typ rated nominal nom net gross new old opt optional clear inner outer ' +
    'inside outside overall total each std standard id od en cn zh eng english chinese usd eur cny rmb est ' +
    'avg required mandatory note notes tbc tbd n/a car door empty loaded payload up down left right'
  ).split(' '),
);
const SOME_UNIT = /^[\p{Script=Latin}µμ°%][\p{Script=Latin}µμ°%²³^\d/·.*]{0,9}$/u;

/** The unit in the brackets of a heading that numbers in `unit` cannot have; empty: there is none. */
export function unknownUnit(heading: string, unit: string): string {
  const { written, unit: own, isInBrackets } = remarkOf(heading);
  // A letter, as in `Length (L1)`, names a dimension.
  if (!isInBrackets || unitsFor(unit).has(own) || /^\p{L}\d?$/u.test(own)) return '';
  if (isUnit(own)) return written;
  // What a number without a unit counts, its heading may name.
  return unit !== '' && (COUNTS.has(own) || (SOME_UNIT.test(own) && !REMARKS.has(own)))
    ? written
    : '';
}

/** A number without a unit gets that of its heading. */
export const withUnit = (text: string, unit: string): string =>
  unit !== '' && /^[-+]?\d[\d.,\s]*$/.test(text)
    ? `${text}${/^\p{Script=Han}/u.test(unit) ? '' : ' '}${unit}`
    : text;
