import { testStore } from '@/client/testing/testStore';
import {
  menuClosed,
  menuOpened,
  menusClosed,
  mobileMenuToggled,
  noticeShown,
  noticeTaken,
  resultDialogClosed,
  resultDialogOpened,
  selectMobileMenuOpen,
  selectNotices,
  selectOpenMenu,
  selectResultDialog,
  selectStickyNavVisible,
  stickyNavShown,
} from './uiSlice';

type Store = ReturnType<typeof testStore>;
const openMenu = ({ getState }: Store) => selectOpenMenu(getState());
const mobileMenuOpen = ({ getState }: Store) => selectMobileMenuOpen(getState());

describe('the menus', () => {
  it('are open one at a time', () => {
    const store = testStore();
    store.dispatch(menuOpened('elevator'));
    store.dispatch(menuOpened('spareParts'));
    expect(openMenu(store)).toBe('spareParts');
  });

  it('leave a menu alone that was opened while another closed', () => {
    const store = testStore();
    store.dispatch(menuOpened('escalator'));
    store.dispatch(menuClosed('elevator'));
    expect(openMenu(store)).toBe('escalator');
    store.dispatch(menuClosed('escalator'));
    expect(openMenu(store)).toBeNull();
  });

  it('close when the sticky navigation takes the header’s place', () => {
    const store = testStore();
    store.dispatch(menuOpened('elevator'));
    store.dispatch(stickyNavShown(true));
    expect(openMenu(store)).toBeNull();
    expect(selectStickyNavVisible(store.getState())).toBe(true);
  });

  it('all close when a link is followed', () => {
    const store = testStore();
    store.dispatch(menuOpened('elevator'));
    store.dispatch(mobileMenuToggled());
    expect(mobileMenuOpen(store)).toBe(true);
    store.dispatch(menusClosed());
    expect([openMenu(store), mobileMenuOpen(store)]).toEqual([null, false]);
  });

  it('of a small screen opens and closes by the same button', () => {
    const store = testStore();
    store.dispatch(mobileMenuToggled());
    store.dispatch(mobileMenuToggled());
    expect(mobileMenuOpen(store)).toBe(false);
  });
});

describe('notices', () => {
  it('queue up until they are taken', () => {
    const store = testStore();
    store.dispatch(noticeShown({ text: 'Saved.' }));
    store.dispatch(noticeShown({ text: 'Deleted.', severity: 'info', duration: 2000 }));
    const notices = selectNotices(store.getState());
    expect(notices).toMatchObject([
      { text: 'Saved.', severity: 'success', duration: 4000 },
      { text: 'Deleted.', severity: 'info', duration: 2000 },
    ]);
    store.dispatch(noticeTaken(notices[0]!.id));
    expect(selectNotices(store.getState()).map(({ text }) => text)).toEqual(['Deleted.']);
  });

  it('of the same text are different notices', () => {
    const store = testStore();
    store.dispatch(noticeShown({ text: 'Saved.' }));
    store.dispatch(noticeShown({ text: 'Saved.' }));
    const [first, second] = selectNotices(store.getState());
    expect(first!.id).not.toBe(second!.id);
  });
});

it('keeps the result of an action until it is closed', () => {
  const store = testStore();
  const result = { title: 'Category Created!', severity: 'success' } as const;
  store.dispatch(resultDialogOpened(result));
  expect(selectResultDialog(store.getState())).toEqual(result);
  store.dispatch(resultDialogClosed());
  expect(selectResultDialog(store.getState())).toBeNull();
});
