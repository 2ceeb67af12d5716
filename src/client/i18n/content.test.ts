/** @jest-environment node */
import { type Namespace, namespaces } from '.';
import { languages } from '@/shared/language';
import { elevatorTypes, escalatorTypes } from '@/shared/siteMap';
import { testI18n } from '../testing/content';
import { company } from '@/shared/company';

const texts = <N extends Namespace>(language: 'en' | 'zh', namespace: N) =>
  testI18n(language).texts[namespace]!;

/** Every text with its key, such as `sections.0.title`. */
function leaves(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, child]) =>
    leaves(child, path ? `${path}.${key}` : key),
  );
}

it('the types of elevators and escalators have texts in both languages', () => {
  for (const language of languages) {
    expect(Object.keys(texts(language, 'elevatorTypes').types)).toEqual([...elevatorTypes]);
    expect(Object.keys(texts(language, 'escalatorTypes').types)).toEqual([...escalatorTypes]);
  }
});

describe.each(namespaces.filter((namespace) => namespace !== 'errors'))('%s', (namespace) => {
  const english = () => leaves(texts('en', namespace));
  const chinese = () => leaves(texts('zh', namespace));

  it('has the same texts in both languages; has no variable in Chinese that English lacks', () => {
    const keys = english().map(([key]) => key);
    expect(chinese().map(([key]) => key)).toEqual(keys.filter((key) => !key.endsWith('_one')));
    for (const [key, text] of [...english(), ...chinese()]) {
      expect(`${key}: ${text.trim()}`).not.toBe(`${key}: `);
    }
    const variables = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);
    const known = new Map(english().map(([key, text]) => [key, variables(text)]));
    for (const [key, text] of chinese()) {
      expect({
        key,
        unknown: variables(text).filter((name) => !known.get(key)?.includes(name)),
      }).toEqual({ key, unknown: [] });
    }
  });
});

const unfilled = /\{\{|\}\}/;

/** What no text may have; in place of each variable stands a word. */
const mistakes = {
  en: {
    'a variable that is not filled': unfilled,
    'a programmer’s word': /\b(backend|endpoint|token|JSON|stop words?|UTC|[A-Z]+_[A-Z_]+)\b/,
  },
  zh: {
    'a variable that is not filled': unfilled,
    'a second word for one thing':
      /零件|备件|类别|下级分类|登陆|帐号|帐户|账户|后端|会话|留言|询盘|公斤|世界协调时/,
    'a sign of Latin script beside a Chinese one':
      /\p{Script=Han}\s*[,;:!?()"]|[,;:!?()"]\s*\p{Script=Han}/u,
  },
};

describe.each(languages)('no text in %s has', (language) => {
  it.each(Object.entries(mistakes[language]))('%s', (_name, mistake) => {
    const word = language === 'zh' ? '字' : 'word';
    const found = namespaces
      .flatMap((namespace) => leaves(texts(language, namespace)))
      .filter(([, text]) => mistake.test(text.replace(/\{\{\w+\}\}/g, word)));
    expect(found).toEqual([]);
  });
});

it('every error code has a Chinese text', () => {
  expect(texts('en', 'errors')).toEqual({});
  for (const text of Object.values(texts('zh', 'errors'))) {
    expect(text).toMatch(/\p{Script=Han}/u);
    expect(text.endsWith('。')).toBe(true);
  }
});

it('company has six social URLs, an address in Ningbo and a date for each announcement', () => {
  expect(Object.values(company.social)).toHaveLength(6);
  expect(company.address.en).toMatch(/Ningbo \d{6}, Zhejiang, China$/);
  expect(company.newsDates).toHaveLength(texts('en', 'newsroom').cards.length);
});
