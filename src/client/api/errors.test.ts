import { errorText, isNotFound, isUnauthorized, isUnknownId, takenNumber } from './errors';

const otherwise = 'Failed to create category';

describe('errorText', () => {
  it("is the server's own sentence", () => {
    const failure = { status: 400, data: { error: 'The name is missing.' } };
    expect(errorText(failure, otherwise)).toBe('The name is missing.');
  });

  it.each([
    ['a network fault', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }],
    ['a page of HTML', { status: 'PARSING_ERROR', data: '<h1>502</h1>', originalStatus: 502 }],
    ['a blank sentence', { status: 500, data: { error: ' ' } }],
    ['something that is no text', { status: 500, data: { error: { code: 7 } } }],
    ['no body', { status: 500, data: null }],
    ['an exception', new Error('boom')],
    ['nothing', undefined],
  ])('is the text given for %s', (_what, failure) => {
    expect(errorText(failure, otherwise)).toBe(otherwise);
  });
});

it('tells the failures apart that the screens answer differently', () => {
  const statuses = [400, 401, 403, 404, 500, 'FETCH_ERROR'];
  const those = (is: (failure: unknown) => boolean) => statuses.filter((status) => is({ status }));
  expect(those(isNotFound)).toEqual([404]);
  expect(those(isUnauthorized)).toEqual([401]);
  expect(those(isUnknownId)).toEqual([400, 404]);
  expect(isNotFound(undefined)).toBe(false);
});

describe('takenNumber', () => {
  const data = { error: 'It belongs to "Cam".', holder: { _id: '1', name: 'Cam' } };

  it('says whose the number is', () => {
    expect(takenNumber({ status: 409, data })).toEqual(data);
  });

  it.each([
    ['another failure', { status: 400, data }],
    ['no body', { status: 409, data: null }],
    ['no holder', { status: 409, data: { error: 'No.' } }],
    ['a holder that is none', { status: 409, data: { error: 'No.', holder: { _id: 7 } } }],
    ['no sentence', { status: 409, data: { holder: data.holder } }],
    ['nothing', undefined],
  ])('is nothing for %s', (_what, failure) => {
    expect(takenNumber(failure)).toBeUndefined();
  });
});
