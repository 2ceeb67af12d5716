import { type PayloadAction, createSlice, nanoid } from '@reduxjs/toolkit';

interface Notice {
  id: string;
  text: string;
  severity: 'success' | 'error' | 'info';
  duration: number;
  /** Of the change that it reports, which its button undoes. */
  changeId?: string;
}

/** The outcome of an admin's action, to be read and closed; it outlives the page. */
interface ResultDialogContent {
  title: string;
  text?: string;
  severity: 'success' | 'error';
  /** To what was made. */
  link?: { href: string; text: string };
  /** The change that one button undoes without numbers that other parts have now. */
  undoWithoutNumbers?: string;
}

export type MenuName = 'elevator' | 'escalator' | 'spareParts';

interface UiState {
  stickyNavVisible: boolean;
  mobileMenuOpen: boolean;
  openMenu: MenuName | null;
  notices: Notice[];
  resultDialog: ResultDialogContent | null;
}

const initialState: UiState = {
  stickyNavVisible: false,
  mobileMenuOpen: false,
  openMenu: null,
  notices: [],
  resultDialog: null,
};

const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    stickyNavShown(state, { payload }: PayloadAction<boolean>) {
      state.stickyNavVisible = payload;
      // One navigation takes the other's place; a menu must not jump from one to the other.
      state.openMenu = null;
    },
    mobileMenuToggled(state) {
      state.mobileMenuOpen = !state.mobileMenuOpen;
    },
    menuOpened(state, { payload }: PayloadAction<MenuName>) {
      state.openMenu = payload;
    },
    /** Does nothing when another menu is open. */
    menuClosed(state, { payload }: PayloadAction<MenuName>) {
      if (state.openMenu === payload) state.openMenu = null;
    },
    menusClosed(state) {
      state.mobileMenuOpen = false;
      state.openMenu = null;
    },
    noticeShown: {
      prepare: (notice: Partial<Notice> & Pick<Notice, 'text'>) => ({
        payload: {
          id: nanoid(),
          severity: 'success' as const,
          // Time enough to reach the button.
          duration: notice.changeId ? 15_000 : 4000,
          ...notice,
        },
      }),
      reducer(state, { payload }: PayloadAction<Notice>) {
        state.notices.push(payload);
      },
    },
    /** Notistack has queued it. */
    noticeTaken(state, { payload }: PayloadAction<string>) {
      state.notices = state.notices.filter(({ id }) => id !== payload);
    },
    resultDialogOpened(state, { payload }: PayloadAction<ResultDialogContent>) {
      state.resultDialog = payload;
    },
    resultDialogClosed(state) {
      state.resultDialog = null;
    },
  },
  selectors: {
    selectStickyNavVisible: (state) => state.stickyNavVisible,
    selectMobileMenuOpen: (state) => state.mobileMenuOpen,
    selectOpenMenu: (state) => state.openMenu,
    selectNotices: (state) => state.notices,
    selectResultDialog: (state) => state.resultDialog,
  },
});

export const {
  stickyNavShown,
  mobileMenuToggled,
  menuOpened,
  menuClosed,
  menusClosed,
  noticeShown,
  noticeTaken,
  resultDialogOpened,
  resultDialogClosed,
} = uiSlice.actions;
export const {
  selectStickyNavVisible,
  selectMobileMenuOpen,
  selectOpenMenu,
  selectNotices,
  selectResultDialog,
} = uiSlice.selectors;
export default uiSlice;
