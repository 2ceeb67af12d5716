/** @jest-environment node */
import { type Namespace, namespaces } from '.';
import { languages } from '@/shared/language';
import { elevatorTypes, escalatorTypes } from '@/shared/siteMap';
import { testI18n } from '../testing/content';
import { company } from '@/shared/company';

const texts = <N extends Namespace>(language: 'en' | 'zh', namespace: N) =>
  testI18n(language).texts[namespace]!;

/** Every text with the way to it: `sections.0.title`. */
function leaves(node: unknown, way = ''): [string, string][] {
  if (typeof node === 'string') return [[way, node]];
  return Object.entries(node as object).flatMap(([key, child]) =>
    leaves(child, way ? `${way}.${key}` : key),
  );
}

describe('the types of elevators and escalators', () => {
  it('have texts in both languages', () => {
    for (const language of languages) {
      expect(Object.keys(texts(language, 'elevatorTypes').types)).toEqual([...elevatorTypes]);
      expect(Object.keys(texts(language, 'escalatorTypes').types)).toEqual([...escalatorTypes]);
    }
  });
});

describe.each(namespaces.filter((each) => each !== 'errors'))('%s', (namespace) => {
  const english = () => leaves(texts('en', namespace));
  const chinese = () => leaves(texts('zh', namespace));

  it('has the same texts in both languages', () => {
    expect(chinese().map(([way]) => way)).toEqual(english().map(([way]) => way));
    for (const [way, text] of [...english(), ...chinese()]) {
      expect(`${way}: ${text.trim()}`).not.toBe(`${way}: `);
    }
  });

  it('fills no variable in Chinese that English does not name', () => {
    const variables = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);
    const known = new Map(english().map(([way, text]) => [way, variables(text)]));
    for (const [way, text] of chinese()) {
      expect({
        way,
        unknown: variables(text).filter((name) => !known.get(way)?.includes(name)),
      }).toEqual({ way, unknown: [] });
    }
  });
});

it('every error code has a Chinese text', () => {
  expect(texts('en', 'errors')).toEqual({});
  for (const text of Object.values(texts('zh', 'errors'))) {
    expect(text).toMatch(/\p{Script=Han}/u);
    expect(text.endsWith('。')).toBe(true);
  }
});

describe('company', () => {
  it('has six social URLs, an address in Ningbo and a date for each announcement', () => {
    expect(Object.values(company.social)).toHaveLength(6);
    expect(company.address.en).toMatch(/Ningbo \d{6}, Zhejiang, China$/);
    expect(company.newsDates).toHaveLength(texts('en', 'newsroom').cards.length);
  });
});
