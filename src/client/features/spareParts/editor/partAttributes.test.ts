import { attributeRows } from '../partPage/attributeRows';
import { aPart } from '@/client/testing/fixtures';
import { compareThreeWays, mergeChanges } from '@/client/lib/threeWayMerge';
import {
  type AttributeTexts,
  attributesRule,
  attributeTexts,
  isValue,
  sentAttributes,
  withAttribute,
} from './partAttributes';

const labels = { labelEn: 'Speed', labelZh: '速度' };

const number = (text: string) => ({ kind: 'number', text }) as const;
const choice = (text: string) => ({ kind: 'choice', text }) as const;

function merge(base: AttributeTexts, mine: AttributeTexts, theirs: AttributeTexts) {
  const stored = { attributes: theirs };
  const changes = compareThreeWays(
    { attributes: attributesRule },
    { base: { attributes: base }, mine: { attributes: mine }, theirs: stored },
  );
  const result = (taken: 'attributes'[]) =>
    mergeChanges(stored, changes, new Set(taken)).attributes;
  return { by: changes[0]?.by, mine: result([]), theirs: result(['attributes']) };
}

describe('the attributes of a part that two people edit', () => {
  const base = { speed: number('1'), side: choice('left') };

  it('are merged one by one, so that there is nothing to choose', () => {
    const merged = { speed: number('2'), side: choice('right') };
    expect(
      merge(base, { ...base, speed: number('2') }, { ...base, side: choice('right') }),
    ).toEqual({ by: 'them', mine: merged, theirs: merged });
  });

  it('are chosen between where both have changed the same one', () => {
    const mine = { speed: number('2'), side: choice('left'), load: number('630') };
    const theirs = { speed: number('3') };
    expect(merge(base, mine, theirs)).toEqual({
      by: 'both',
      mine: { speed: number('2'), load: number('630') },
      theirs: { speed: number('3'), load: number('630') },
    });
  });

  it('have not changed where a number is written otherwise', () => {
    expect(attributesRule.same(base, { ...base, speed: number(' 1.0 ') })).toBe(true);
    expect(attributesRule.same(base, { ...base, speed: number('') })).toBe(false);
    expect(attributesRule.same({}, { speed: number(' ') })).toBe(true);
  });
});

it('are read from a part and sent as JSON', () => {
  const texts = attributeTexts({
    attributes: [
      { key: 'speed', ...labels, number: 0.5 },
      { key: 'side', ...labels, choice: 'left' },
      { key: 'none', ...labels },
      { key: 'odd', ...labels, number: 'x' as unknown as number },
    ],
  });
  expect(texts).toEqual({ speed: number('0.5'), side: choice('left') });
  expect(sentAttributes({ ...texts, load: number(' ') })).toEqual([
    '{"key":"speed","number":0.5}',
    '{"key":"side","choice":"left"}',
  ]);
});

it('are removed when they are emptied', () => {
  const typed = withAttribute({}, 'speed', number('1'));
  expect(typed).toEqual({ speed: number('1') });
  expect(withAttribute(typed, 'speed', number(''))).toEqual({});
});

it.each([
  ['', true],
  ['630', true],
  [' -1.5 ', true],
  ['.5', true],
  ['1e-7', true],
  ['1,5', false],
  ['1 000', false],
  ['0x10', false],
  ['fast', false],
])('a number may be written as %p: %p', (text, expected) => {
  expect(isValue(number(text))).toBe(expected);
  expect(isValue(choice(text))).toBe(true);
});

it('a choice has a hundred characters at most; are shown once each, in the language of the page, with their units', () => {
  expect(isValue(choice(`${'🛗'.repeat(100)}\u00ad`))).toBe(true);
  expect(isValue(choice('a'.repeat(101)))).toBe(false);
  const part = aPart({
    attributes: [
      { key: 'speed', ...labels, unit: 'm/s', number: 0 },
      { key: 'speed', ...labels, unit: 'm/s', number: 2 },
      { key: 'none', ...labels, choice: ' ' },
    ],
  });
  expect(attributeRows(part, 'zh')).toEqual([{ id: 'speed', label: '速度', value: '2 m/s' }]);
  expect(attributeRows(part, 'en')[0]?.label).toBe('Speed');
  expect(attributeRows(aPart(), 'en')).toEqual([]);
});
