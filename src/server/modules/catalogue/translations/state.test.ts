import { translationState } from './state';

const stateOf = translationState.bind(undefined, ['name', 'material']);
const texts = { name: 'Belt', nameZh: '皮带', material: 'Rubber', materialZh: '橡胶' };
const before = { ...texts, missingZh: '', outdatedZh: '' };

it('names texts without Chinese, but not those without a word', () => {
  const now = { name: 'Belt', nameZh: '', material: '24 V', materialZh: '' };
  expect(stateOf(now)).toEqual({ missingZh: 'name ', outdatedZh: '' });
});

it('a Chinese text is outdated from a change of the English one until it changes itself', () => {
  const changed = { ...texts, name: 'Toothed belt', material: 'PU rubber' };
  const state = stateOf(changed, before);
  expect(state).toEqual({ missingZh: '', outdatedZh: 'name material ' });
  const translated = { ...changed, nameZh: '同步带' };
  expect(stateOf(translated, { ...changed, ...state }).outdatedZh).toBe('material ');
});

it('a Chinese text that changes with the English one, or was reviewed, is not outdated', () => {
  const both = { ...texts, name: 'Toothed belt', nameZh: '同步带', material: 'Natural rubber' };
  expect(stateOf(both, before, ['material']).outdatedZh).toBe('');
});

it('a Chinese text that is cleared is missing instead of outdated', () => {
  const cleared = { ...texts, nameZh: '' };
  expect(stateOf(cleared, { ...before, outdatedZh: 'name ' })).toEqual({
    missingZh: 'name ',
    outdatedZh: '',
  });
});
