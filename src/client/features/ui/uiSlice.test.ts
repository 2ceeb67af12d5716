import { testStore } from '@/client/testing/testStore';
import {
  menuClosed,
  menuOpened,
  noticeShown,
  noticeTaken,
  selectNotices,
  selectOpenMenu,
} from './uiSlice';

it('closing a menu leaves another one open', () => {
  const store = testStore();
  store.dispatch(menuOpened('escalator'));
  store.dispatch(menuClosed('elevator'));
  expect(selectOpenMenu(store.getState())).toBe('escalator');
  store.dispatch(menuClosed('escalator'));
  expect(selectOpenMenu(store.getState())).toBeNull();
});

it('notices queue up, also of the same text, until they are taken', () => {
  const store = testStore();
  store.dispatch(noticeShown({ text: 'Saved.' }));
  store.dispatch(noticeShown({ text: 'Saved.', severity: 'info', duration: 2000 }));
  const [first, second] = selectNotices(store.getState());
  expect(first).toMatchObject({ text: 'Saved.', severity: 'success', duration: 4000 });
  expect(second).toMatchObject({ text: 'Saved.', severity: 'info', duration: 2000 });
  store.dispatch(noticeTaken(first!.id));
  expect(selectNotices(store.getState())).toEqual([second]);
});
