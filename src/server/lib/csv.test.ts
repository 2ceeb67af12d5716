import { csvLine } from './csv';

const cell = (text: string | number) => csvLine([text]).slice(0, -2);

test.each([
  ['=1+1', "'=1+1"],
  ['+86 574', "'+86 574"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(1)', "'＠SUM(1)"],
  ['﹦1', "'﹦1"],
  ['\u22121', "'\u22121"],
  ['  =1+1', "'  =1+1"],
  ['\t=1+1', `"\t'=1+1"`],
  ['\r=1+1', `"\r'=1+1"`],
  ['\n \n=1+1', `"\n \n'=1+1"`],
  ['\u00a0=1+1', "'\u00a0=1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['\ufeff=1+1', "'\ufeff=1+1"],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; ＝1+1', `"a;' ＝1+1"`],
  ['a\t=1+1', `"a\t'=1+1"`],
  ['a|@x', `"a|'@x"`],
  ['a\r\n=1+1', `"a\r\n'=1+1"`],
])('%j cannot act as a formula', (text, written) => {
  expect(cell(text)).toBe(written);
});

test.each([
  ['Amina', 'Amina'],
  ['a@example.com', 'a@example.com'],
  ['1=1', '1=1'],
  ['a; b', '"a; b"'],
  ['say "hi", please', '"say ""hi"", please"'],
  ['one\ntwo', '"one\ntwo"'],
  [-20, '-20'],
])('%j stays what it is', (text, written) => {
  expect(cell(text)).toBe(written);
});
