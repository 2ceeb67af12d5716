import { TRANSLATED_FIELDS, zhOf } from '@/shared/partFields';
import { needsTranslation } from '@/shared/translation';
import chinese from './catalogue.zh.json';
import { readDemoCatalogue } from './load';

/** All texts of parts and categories in both languages. */
async function readTexts() {
  const { parts, categories } = await readDemoCatalogue();
  return [...parts, ...categories].flatMap((entry: Partial<Record<string, unknown>>) =>
    TRANSLATED_FIELDS.map((field) => ({
      field,
      en: String(entry[field] ?? ''),
      zh: String(entry[zhOf(field)] ?? ''),
    })),
  );
}

it('every text of the demo catalogue that needs a Chinese one has it, and nothing else', async () => {
  const texts = await readTexts();
  expect(texts.filter(({ en, zh }) => zh === '' && needsTranslation(en))).toEqual([]);
  expect(texts.filter(({ en, zh }) => zh !== '' && en === '')).toEqual([]);
  const { parts, categories } = await readDemoCatalogue();
  expect(Object.keys(chinese.parts)).toEqual(parts.map(({ partNumber }) => partNumber));
  expect(Object.keys(chinese.categories)).toEqual(categories.map(({ key }) => key));
});

it('the Chinese texts have the numbers of the English ones, and no English word', async () => {
  const translated = (await readTexts()).filter(({ zh }) => zh !== '');
  const numbersIn = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort().join(' ');
  // A description writes 20 million as 2,000 万.
  const short = translated.filter(({ field }) => field !== 'description');
  expect(short.filter(({ en, zh }) => numbersIn(en) !== numbersIn(zh))).toEqual([]);
  const wordsIn = (text: string) => text.match(/(?<![\w-])[a-z]{4,}(?![\w-])/g) ?? [];
  expect(translated.flatMap(({ zh }) => wordsIn(zh))).toEqual([]);
});

it('every choice that needs a Chinese text has it', async () => {
  const { parts, attributes = [] } = await readDemoCatalogue();
  const choices = new Map(attributes.map(({ key, choicesZh = {} }) => [key, choicesZh]));
  const untranslated = parts
    .flatMap((part) => Object.entries(part.attributes ?? {}))
    .filter(([key, value]) => needsTranslation(String(value)) && !choices.get(key)?.[value]);
  expect(untranslated).toEqual([]);
});

it('English names have no Chinese', async () => {
  const { parts, categories } = await readDemoCatalogue();
  const names = [...parts, ...categories].map(({ name }) => name);
  expect(names.filter((name) => /\p{Script=Han}/u.test(name))).toEqual([]);
});
