import { prepare, propose, type Searched } from './propose';

const number = (key: string, labelEn: string, unit: string, labelZh = labelEn) =>
  prepare({ key, labelEn, labelZh, kind: 'number', unit }, []);
const choice = (key: string, labelEn: string, choices: string[] = []) =>
  prepare({ key, labelEn, labelZh: labelEn, kind: 'choice', unit: '' }, choices);

const LOAD = number('load', 'Rated load', 'kg', '额定载重');
const WEIGHT = number('weight', 'Weight', 'kg', '重量');
const WIDTH = number('width', 'Width', 'mm', '宽度');
const HEIGHT = number('height', 'Height', 'mm', '高度');
const OPENING = number('opening', 'Opening', 'mm', '开门宽度');
const SPEED = number('speed', 'Speed', 'm/s', '速度');
const VOLTAGE = number('voltage', 'Voltage', 'V', '电压');

const inField = (field: string, text: string, ...attributes: Searched[]) =>
  Object.fromEntries(
    propose([{ field, text }], attributes).map((proposal) => [
      proposal.key,
      proposal.number ?? proposal.choice,
    ]),
  );
const inText = (text: string, ...attributes: Searched[]) => inField('name', text, ...attributes);

test.each<[string, Searched, number]>([
  ['Door operator 630 kg', LOAD, 630],
  ['Door operator, 630kg', LOAD, 630],
  ['for 1,000 kg', LOAD, 1000],
  ['for 1,250.5 kg', LOAD, 1250.5],
  ['for 1 t', LOAD, 1000],
  ['额定载重：630公斤', LOAD, 630],
  ['６３０ ＫＧ', LOAD, 630],
  ['24 V DC', VOLTAGE, 24],
  ['24VDC', VOLTAGE, 24],
  ['220V', VOLTAGE, 220],
  ['AC 380 V', VOLTAGE, 380],
  ['0.4 kV', VOLTAGE, 400],
  ['Opening 900 mm', OPENING, 900],
  ['Opening 90 cm', OPENING, 900],
  ['Opening 0.9 m', OPENING, 900],
  ['Opening 35.5 inch', OPENING, 901.7],
  ['Opening 35.5"', OPENING, 901.7],
  ['0.63 m/s', SPEED, 0.63],
  ['0,63 m/s', SPEED, 0.63],
  ['速度1.75米/秒', SPEED, 1.75],
])('%s', (text, attribute, value) => {
  expect(inText(text, attribute)).toEqual({ [attribute.key]: value });
});

test.each<[string, string, Searched]>([
  ['a size', '20 × 30 mm', WIDTH],
  ['a size with a letter', '20x30 mm', WIDTH],
  ['a size with units', '20 mm x 30 mm', WIDTH],
  ['a range', '600-900 mm', WIDTH],
  ['a range with spaces', '600 – 900 mm', WIDTH],
  ['a range in words', '600 to 900 mm', WIDTH],
  ['two values', '630 kg or 800 kg', LOAD],
  ['a model number', 'DO-630kg', LOAD],
  ['another unit', '630 km', LOAD],
  ['a speed for a length', '2 m/s', WIDTH],
  ['no unit', 'model 630', LOAD],
  ['a weight in words', 'Net weight 25 kg', LOAD],
  ['a weight in Chinese', '重量：25公斤', LOAD],
  ['a number of dots', '1.2.3 kg', LOAD],
])('nothing from %s', (_, text, attribute) => {
  expect(inText(text, attribute)).toEqual({});
});

test('words of the label beside a number name its attribute', () => {
  const text = 'Width 900 mm × height 2,100 mm, weight 40 kg, rated load: 630 kg.';
  const found = { load: 630, weight: 40, width: 900, height: 2100 };
  expect(inText(text, LOAD, WEIGHT, WIDTH, HEIGHT)).toEqual(found);
  expect(inText('630 kg load, 40 kg weight', LOAD, WEIGHT)).toEqual({ load: 630, weight: 40 });
  expect(inText('900 mm', WIDTH, HEIGHT)).toEqual({});
  expect(inText('高度2100毫米，宽度900毫米', WIDTH, HEIGHT)).toEqual({ width: 900, height: 2100 });
});

describe('where texts say more than what the part is', () => {
  const BREAKING = number('breaking', 'Breaking force', 'kN', '破断力');
  const inDescription = (text: string, attribute: Searched) =>
    inField('description', text, attribute);

  test.each<[string, Searched]>([
    ['Groove radius 4.2 mm, static load 18 kN.', BREAKING],
    ['Closing force 150 N, to be adjusted', BREAKING],
    ['Clamps the ropes with 32 kN of gripping force', BREAKING],
    ['send car and counterweight mass if your rated load is lighter than 900 kg', LOAD],
    ['For lifts of 800 kg', LOAD],
    ['如果载重小于900公斤', LOAD],
  ])('nothing from "%s"', (text, attribute) => {
    expect(inDescription(text, attribute)).toEqual({});
  });

  test.each<[string, Searched, number]>([
    ['Minimum breaking force 28.1 kN. The core holds', BREAKING, 28.1],
    ['with a breaking force of at least 44.0 kN', BREAKING, 44],
    ['With 74.3 kN of breaking force this rope', BREAKING, 74.3],
    ['If in doubt, ask us. Rated load 630 kg', LOAD, 630],
    ['最小破断力28.1kN', BREAKING, 28.1],
  ])('"%s" names what the number is', (text, attribute, value) => {
    expect(inDescription(text, attribute)).toEqual({ [attribute.key]: value });
  });

  test('a name alone determines a number, but no end of a range', () => {
    expect(inText('Sheave for 900 kg', LOAD)).toEqual({ load: 900 });
    expect(inText('Sheave for lifts up to 900 kg', LOAD)).toEqual({});
  });
});

test("the weight field's kilograms are no load", () => {
  const texts = [{ field: 'weight', text: '42 kg' }];
  expect(propose(texts, [LOAD])).toEqual([]);
  expect(propose(texts, [WEIGHT])).toEqual([{ key: 'weight', number: 42, found: '42 kg' }]);
});

test('the first text that has a value counts', () => {
  const texts = [
    { field: 'name', text: 'Door operator' },
    { field: 'application', text: 'Lifts with a load of 800 kg' },
    { field: 'description', text: 'Load 630 kg' },
  ];
  const found = 'Lifts with a load of 800 kg';
  expect(propose(texts, [LOAD])).toEqual([{ key: 'load', number: 800, found }]);
});

test('codes of protection are found however they are written', () => {
  expect(inText('Sealed, IP 65', choice('ip', 'Protection'))).toEqual({ ip: 'IP65' });
  expect(inText('Housing ip54.', choice('x', 'Housing', ['IP20']))).toEqual({ x: 'IP54' });
  expect(inText('IP65', choice('finish', 'Finish', ['Mirror']))).toEqual({});
  expect(inText('IP54 outside, IP65 inside', choice('ip', 'Protection'))).toEqual({});
});

test('choices that occur already are found by their words', () => {
  const finish = choice('finish', 'Finish', ['Steel', 'Stainless steel', 'Glass', '发纹']);
  expect(inText('in STAINLESS steel', finish)).toEqual({ finish: 'Stainless steel' });
  expect(inText('steel frame', finish)).toEqual({ finish: 'Steel' });
  expect(inText('steel or glass', finish)).toEqual({});
  expect(inText('fibreglass', finish)).toEqual({});
  expect(inText('发纹不锈钢', finish)).toEqual({ finish: '发纹' });
});

test('of a long text the clause with the value is shown', () => {
  const text = `${'One of many. '.repeat(50)}It has a load of 630 kg, more or less. The end`;
  const found = 'It has a load of 630 kg';
  expect(propose([{ field: 'description', text }], [LOAD])).toEqual([
    { key: 'load', number: 630, found },
  ]);
});
