import { testI18n } from '../testing/content';
import { errorText, numberHolder } from './errors';

const fallback = 'Failed to create category';
const inEnglish = (failure: unknown) => errorText(failure, fallback, testI18n('en'));
const inChinese = (failure: unknown) => errorText(failure, fallback, testI18n('zh'));

describe('errorText', () => {
  const failed = (error: string, code: string, params?: object) => ({
    status: 400,
    data: { error, code, params },
  });

  it("is the backend's own text in English", () => {
    expect(inEnglish(failed('The name is missing.', 'name_missing'))).toBe('The name is missing.');
  });

  it.each([
    ['name_missing', undefined, '请填写名称。'],
    ['password_too_short', { min: 12 }, '密码至少需要12个字符。'],
    ['number_taken', { number: 'og-240', holder: 'Encoder' }, '编号og-240已属于“Encoder”。'],
    ['field_value_unknown', { field: 'sort', values: 'a, b' }, '字段“sort”只能是：a, b。'],
    ['too_many_requests', { seconds: 1 }, '尝试次数过多，请等待1秒钟后再试。'],
    ['too_many_requests', { seconds: 60 }, '尝试次数过多，请等待60秒钟后再试。'],
    ['too_many_requests', { seconds: 590 }, '尝试次数过多，请等待10分钟后再试。'],
    ['internal_error', { reference: 'a1-x' }, '服务器出现问题，请重试。（a1-x）'],
  ])('is the translation of %s with %j in Chinese', (code, params, text) => {
    expect(inChinese(failed('In English.', code, params))).toBe(text);
  });

  it.each([['never_heard_of'], ['constructor'], [undefined], [7]])(
    "is the backend's own text where %s has no translation",
    (code) => {
      expect(inChinese(failed('In English.', code as string))).toBe('In English.');
    },
  );

  it.each([
    ['a network fault', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }],
    ['a page of HTML', { status: 'PARSING_ERROR', data: '<h1>502</h1>', originalStatus: 502 }],
    ['a blank text', { status: 500, data: { error: ' ', code: 'name_missing' } }],
    ['something that is no text', { status: 500, data: { error: { code: 7 } } }],
    ['no body', { status: 500, data: null }],
    ['an exception', new Error('boom')],
    ['nothing', undefined],
  ])('is the text given for %s', (_what, failure) => {
    expect(inEnglish(failure)).toBe(fallback);
    expect(inChinese(failure)).toBe(fallback);
  });
});

describe('numberHolder', () => {
  const data = { error: 'It belongs to "Cam".', holder: { _id: '1', name: 'Cam' } };

  it('is the part that has the number', () => {
    expect(numberHolder({ status: 409, data })).toEqual(data.holder);
  });

  it.each([
    ['another failure', { status: 400, data }],
    ['no body', { status: 409, data: null }],
    ['no holder', { status: 409, data: { error: 'No.' } }],
    ['a holder that is none', { status: 409, data: { error: 'No.', holder: { _id: 7 } } }],
    ['nothing', undefined],
  ])('is nothing for %s', (_what, failure) => {
    expect(numberHolder(failure)).toBeUndefined();
  });
});
