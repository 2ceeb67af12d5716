import { singular, numberKey } from '@/shared/search';
import { normalize, termsOf, tokenize } from './analyzer';
import { editDistance, maxEdits } from './fuzzy';

const has = (text: string, ...tokens: string[]) =>
  expect(termsOf(text)).toEqual(expect.arrayContaining(tokens));

describe('the terms of texts', () => {
  test.each([
    ['Drahtseil ÜBERLANG', 'uberlang'],
    ['ｅｎｃｏｄｅｒ', 'encoder'],
    ['Encoders', 'encoder'],
    ['Straße', 'strasse'],
    ['Türschloß ŁĄCZNIK Ørsted', 'turschloss', 'lacznik', 'orsted'],
    ['con\u00ADtactor pul\u200Bley', 'contactor', 'pulley'],
    ['pulleys and brushes', 'brush'],
    ['assemblies', 'assembly'],
    ['fuses and hoses', 'fuse', 'hose'],
    ['boxes, knives', 'box', 'knife'],
    ['900 in stock', '900'],
    ['IP 1370/1770', '13701770'],
  ])('%s has %s: case, width, accents and plurals do not matter', has);

  test.each(['900mm', '900 mm', '900 MM', '90 cm', '0.9 m', '９００ ｍｍ'])(
    '%s is one token',
    (text) => expect(termsOf(text)[0]).toBe('900mm'),
  );

  test.each([
    ['1,000 kg', '1000kg'],
    ['24 V DC', '24v'],
    ['24VDC', '24v'],
    ['0,63 m/s', '0.63m/s'],
    ['1.0 m/s', '1m/s'],
    ['220 volts', '220v'],
    ['4"', '101.6mm'],
    ['2 inches', '50.8mm'],
    ['1 1/4"', '31.75mm'],
    ['1¼ inch', '31.75mm'],
    ['3/8 in', '9.525mm'],
    ['50 ft', '15240mm'],
    ["50' of rope", '15240mm'],
    ['10 мм', '10mm'],
    ['900 millimetres', '900mm'],
    ['2 metres', '2000mm'],
    ['3 tons', '3000kg'],
    ['0.5吨', '500kg'],
    ['1024线', '1024ppr'],
    ['630 公斤', '630kg'],
    ['1,024 pulses', '1024ppr'],
  ])('%s has the quantity %s', has);

  test('of a number of pieces the unit is that of each', () => {
    expect(termsOf('4 × 12 V 12 Ah')).toEqual(['4', '12v', '12', '12ah']);
    expect(termsOf('2 x 550 Nm')).toEqual(['2', '550nm', '550']);
    expect(termsOf('5 × 8 mm')).toEqual(['5mm', '5', '8mm', '8']);
  });

  test.each(['20x30', '20 × 30', '20X30', '20 mm x 30 mm', '20*30'])(
    '%s has both of its sides',
    (text) => has(text, '20', '30'),
  );

  test('the unit of a size is that of each side; an x within a number is no size', () => {
    has('76 × 22 mm', '76mm', '22mm', '76');
    has('9 x 2.5 cm', '90mm', '25mm');
    expect(termsOf('TB 48126 X8')).toContain('x8');
  });

  test.each([
    ['OG-240', 'og240', 'og', '240'],
    ['og240', 'og240', 'og', '240'],
    ['EN 81-50', 'en', '8150', '81', '50'],
    ['IP65', 'ip65', 'ip', '65'],
    ['KM98.7654 G01', 'km987654', 'g01'],
    ['A1000 controller', 'a1000', '1000'],
    ['two-panel', 'twopanel', 'two', 'panel'],
  ])('%s has %s and what it is made of', has);

  test('Chinese stands in pairs of characters, also beside Latin letters; stop words are dropped', () => {
    expect(termsOf('限速器OG-240')).toEqual(expect.arrayContaining(['限速', '速器', 'og240']));
    expect(termsOf('门')).toEqual(['门']);
    expect(termsOf('the belt for a door')).toEqual(['belt', 'door']);
    expect(termsOf('" % & ()')).toEqual([]);
    expect(termsOf('belt with 11 teeth for 900')).toEqual(['belt', '11', 'teeth', '900']);
  });

  test.each(['glass', 'chassis', 'bus', 'gas'.concat('s'), 'axis'])('%s is no plural', (word) =>
    expect(singular(word)).toBe(word),
  );

  test('numbers are compared by letters and digits; of a number with very many parts a few are terms', () => {
    expect(numberKey('KM 98.7654/G-01')).toBe('km987654g01');
    expect(numberKey('—')).toBe('');
    expect(tokenize(normalize('1-2-'.repeat(100)))[0]?.parts).toEqual(['1', '2']);
    const parts = Array.from({ length: 100 }, (_, index) => `a${index}`).join('-');
    expect(tokenize(parts)[0]?.parts.length).toBeLessThanOrEqual(12);
  });

  test('a text of signs and of any length is analyzed in time', () => {
    expect(termsOf('1-'.repeat(5000) + 'x'.repeat(5000)).every(({ length }) => length <= 80)).toBe(
      true,
    );
  });
});

describe('misspelt words', () => {
  test.each([
    ['encodder', 'encoder', 1],
    ['curtian', 'curtain', 1],
    ['goveror', 'governor', 1],
    ['belt', 'belt', 0],
    ['abcd', 'dcba', 3],
  ])('%s is so far from %s', (a, b, steps) => {
    expect(editDistance(a, b, 2)).toBe(steps);
    expect(editDistance(b, a, 2)).toBe(steps);
  });

  test('are forgiven one letter from four on, and two from eight', () => {
    expect(['cam', 'belt', 'encoder', 'governor'].map(maxEdits)).toEqual([0, 1, 1, 2]);
  });
});
