import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { inChinese } from './chinese';
import { MESSAGES } from './chineseMessages';

test.each(Object.entries(MESSAGES))('%s', (_english, chinese) => {
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
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());

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
