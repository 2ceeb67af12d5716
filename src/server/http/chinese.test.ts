import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { inChinese } from './chinese';
import { MESSAGES } from './chineseMessages';

const root = join(__dirname, '..');
const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => isSource(name) && !name.endsWith('chineseMessages.ts'))
  .map(read)
  .join('\n');

/** What the calls for parts, their properties and the words of the search can refuse. */
const REFUSING = [
  ...['search', 'attributes', 'spareParts', 'facets'].flatMap((module) =>
    readdirSync(join(root, 'modules', module))
      .filter(isSource)
      .map((name) => join('modules', module, name)),
  ),
  ...['lib/text.ts', 'http/validationMessages.ts'],
];
/** Sentences of the code, save those that say what was done or stand in the log; `7` for what differs in them. */
const sentencesOf = (source: string): string[] =>
  [...source.matchAll(/(message: |\bError\()?(?:'([^'\n]+)'|`([^`\n]+)`)/g)]
    .filter(([, isOther]) => isOther === undefined)
    .map(([, , plain, template = '']) => plain ?? template.replace(/\$\{[^}]*\}/g, '7'))
    .filter((text) => /^[A-Z7]/.test(text) && text.includes(' ') && text.endsWith('.'))
    // A name is begun by whoever asks for it to be checked.
    .map((text) => text.replace(/^7 /, 'The 7 '));
const SENTENCES = [...new Set(REFUSING.flatMap((name) => sentencesOf(read(name))))];

test.each(SENTENCES)('"%s" is said in Chinese, too', (english) => {
  const chinese = inChinese(english);
  expect(chinese).not.toBe(english);
  expect(chinese).not.toMatch(/\$\d/);
});

test('the sentences are found in the code', () => {
  expect(SENTENCES).toEqual(
    expect.arrayContaining([
      'The number 7 belongs to "7" already.',
      'This synonym is there already.',
      'There are 7 synonyms already.',
      'The filter "f.7" is not known.',
      'The 7 must be on one line.',
      'An attribute is named twice.',
    ]),
  );
});

/** Put together from pieces. */
const BUILT = new Set([
  'The name is missing.',
  'This inquiry does not exist.',
  'This application does not exist.',
]);

test.each(Object.entries(MESSAGES))('%s', (english, chinese) => {
  // Should the message be worded anew, its translation has to follow.
  expect(BUILT.has(english) || sources.includes(english)).toBe(true);
  expect(chinese).toMatch(/^\p{Script=Han}.*。$/u);
});

test.each([
  ['Too many tries. Please wait a second.', '尝试次数过多，请等待1秒后再试。'],
  ['Too many tries. Please wait 60 seconds.', '尝试次数过多，请等待60秒后再试。'],
  ['Too many tries. Please wait 10 minutes.', '尝试次数过多，请等待10分钟后再试。'],
  ['The password needs at least 10 characters.', '密码至少需要10个字符。'],
  ['wei@example.com has an account already.', 'wei@example.com 已有账号。'],
  ['There are at most 200 attributes.', '最多只能有200个属性。'],
  ['There is an attribute "load" already.', '属性“load”已存在。'],
  ['The attribute "x" does not exist.', '属性“x”不存在。'],
  ['The attribute "Rated load" takes a number.', '属性“Rated load”应为数值。'],
  ['The attribute "Finish" takes a text.', '属性“Finish”应为文本。'],
  ['The attribute "Finish" is empty.', '请填写属性“Finish”。'],
  ['The attribute "Finish" has more than 100 characters.', '属性“Finish”不能超过100个字符。'],
  ['The number of the attribute "Load" is too large.', '属性“Load”的数值过大。'],
  ['Parts of this category have no attribute "Load".', '该分类的配件没有属性“Load”。'],
  ['The picture "a b.png" is broken or not complete.', '图片“a b.png”已损坏或不完整。'],
  ['The number og-240 belongs to "Encoder" already.', '编号og-240已属于“Encoder”。'],
  ['The number "?!" has no letter or digit.', '编号“?!”中没有字母或数字。'],
  ['There are 2000 synonyms already.', '已有2000对同义词，不能再添加。'],
  ['The filter "f.load" is not known.', '筛选条件“f.load”不存在。'],
  ['The part type is longer than 500 characters.', '字段“part type”不能超过500个字符。'],
  ['The If-Match header is empty.', 'The If-Match header is empty.'],
])('%s is %s', (english, chinese) => {
  expect(inChinese(english)).toBe(chinese);
});

describe('a failure', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp();
  });
  afterEach(() => app.close());

  const message = async (language?: string) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    return (await app.get('/auth/me', headers)).body as unknown;
  };

  test.each(['zh', 'zh-CN,zh;q=0.9,en;q=0.8', 'ZH'])(
    'is told in Chinese to %s',
    async (language) => {
      expect(await message(language)).toEqual({ error: '请登录。' });
    },
  );

  test.each([undefined, 'en', 'de,zh;q=0.5', '*', 'zha'])(
    'is told in English to %s',
    async (language) => {
      expect(await message(language)).toEqual({ error: 'Please log in.' });
    },
  );
});
