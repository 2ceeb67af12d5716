import { attributeRows } from './attributeRows';

it.each([
  ['en', 'gold'],
  ['zh', '金色'],
] as const)('a choice is shown in the language of the page: %s', (language, value) => {
  const named = { key: 'finish', labelEn: 'Finish', labelZh: '表面' };
  const part = {
    _id: '1',
    name: 'Panel',
    attributes: [{ ...named, choice: 'gold', choiceZh: '金色' }],
  };
  expect(attributeRows(part, language)[0]).toMatchObject({ id: 'finish', value });
});
