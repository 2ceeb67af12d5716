import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { Language } from '../../lib/language';

/** A short message at the edge of the screen. */
export interface Notice {
  id: string;
  text: string;
  severity: 'success' | 'error' | 'info';
  /** Milliseconds that it stays. */
  duration: number;
}

/** The outcome of something the admin did, to be read and closed; it outlives the page. */
export interface ResultDialogContent {
  title: string;
  text?: string;
  severity: 'success' | 'error';
}

export interface UiState {
  language: Language;
  stickyNavVisible: boolean;
  mobileMenuOpen: boolean;
  sparePartsMenuOpen: boolean;
  notices: Notice[];
  resultDialog: ResultDialogContent | null;
  /** Message of the full-screen loading indicator while it is shown. */
  loadingOverlay: string | null;
}

const initialState: UiState = {
  language: 'en',
  stickyNavVisible: false,
  mobileMenuOpen: false,
  sparePartsMenuOpen: false,
  notices: [],
  resultDialog: null,
  loadingOverlay: null,
};

/** The first state of a page in a language. */
export const uiStateIn = (language: Language): UiState => ({ ...initialState, language });

const DEFAULT_NOTICE_MS = 4000;

const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    stickyNavShown(state, { payload }: PayloadAction<boolean>) {
      state.stickyNavVisible = payload;
    },
    mobileMenuToggled(state) {
      state.mobileMenuOpen = !state.mobileMenuOpen;
    },
    sparePartsMenuOpened(state) {
      state.sparePartsMenuOpen = true;
    },
    sparePartsMenuClosed(state) {
      state.sparePartsMenuOpen = false;
    },
    /** A link was followed: every menu closes. */
    menusClosed(state) {
      state.mobileMenuOpen = false;
      state.sparePartsMenuOpen = false;
    },
    noticeShown: {
      prepare: (notice: Partial<Notice> & Pick<Notice, 'text'>) => ({
        payload: {
          id: nanoid(),
          severity: 'success',
          duration: DEFAULT_NOTICE_MS,
          ...notice,
        } as Notice,
      }),
      reducer(state, { payload }: PayloadAction<Notice>) {
        state.notices.push(payload);
      },
    },
    /** The notice has been handed to the screen. */
    noticeTaken(state, { payload }: PayloadAction<string>) {
      state.notices = state.notices.filter(({ id }) => id !== payload);
    },
    resultDialogOpened(state, { payload }: PayloadAction<ResultDialogContent>) {
      state.resultDialog = payload;
    },
    resultDialogClosed(state) {
      state.resultDialog = null;
    },
    loadingOverlayShown(state, { payload }: PayloadAction<string>) {
      state.loadingOverlay = payload;
    },
    loadingOverlayHidden(state) {
      state.loadingOverlay = null;
    },
  },
  selectors: {
    selectLanguage: (state) => state.language,
    selectStickyNavVisible: (state) => state.stickyNavVisible,
    selectMobileMenuOpen: (state) => state.mobileMenuOpen,
    selectSparePartsMenuOpen: (state) => state.sparePartsMenuOpen,
    selectNotices: (state) => state.notices,
    selectResultDialog: (state) => state.resultDialog,
    selectLoadingOverlay: (state) => state.loadingOverlay,
  },
});

export const {
  stickyNavShown,
  mobileMenuToggled,
  sparePartsMenuOpened,
  sparePartsMenuClosed,
  menusClosed,
  noticeShown,
  noticeTaken,
  resultDialogOpened,
  resultDialogClosed,
  loadingOverlayShown,
  loadingOverlayHidden,
} = uiSlice.actions;
export const {
  selectLanguage,
  selectStickyNavVisible,
  selectMobileMenuOpen,
  selectSparePartsMenuOpen,
  selectNotices,
  selectResultDialog,
  selectLoadingOverlay,
} = uiSlice.selectors;
export default uiSlice;
