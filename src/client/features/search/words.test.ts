import { excerpt, splitAtWords, wordsOf } from './words';

const marked = (text: string, query: string) =>
  splitAtWords(text, wordsOf(query))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

describe('the words of a query', () => {
  it.each([
    ['Door operator', 'door', '[Door] operator'],
    ['Door operator, outdoor', 'DOOR', '[Door] operator, out[door]'],
    ['Encoder and encoders', 'encoder encoders', '[Encoder] and [encoders]'],
    ['4.5 (kg) + 10 %', '(kg) + 4.5', '[4.5] [(kg)] [+] 10 %'],
    ['适用于中分门的光幕', '光幕', '适用于中分门的[光幕]'],
    ['Cam', '', 'Cam'],
    ['Cam', 'rope', 'Cam'],
  ])('are marked in %s for %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

describe('the excerpt of a description', () => {
  const far = `${'word '.repeat(40)}governor for the rope`;

  it('begins shortly before the first hit', () => {
    const text = excerpt(far, ['governor']);
    expect(text).toMatch(/^… (word ){1,9}governor for the rope$/);
  });

  it('is the whole text when the hit is near its beginning or nowhere', () => {
    expect(excerpt('A governor.', ['governor'])).toBe('A governor.');
    expect(excerpt(far, ['word'])).toBe(far);
    expect(excerpt(far, ['encoder'])).toBe(far);
  });

  it('cuts a text without blanks all the same', () => {
    expect(excerpt(`${'字'.repeat(200)}光幕`, ['光幕'])).toBe(`… ${'字'.repeat(40)}光幕`);
  });
});
