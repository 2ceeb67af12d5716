import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import useForkRef from '@mui/utils/useForkRef';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { lazyOptional } from '@/client/lib/lazyOptional';
import { useHydrated } from '@/client/lib/useHydrated';
import { localizedPath } from '@/shared/language';
import { MAX_PASTE } from '@/shared/limits';
import { onOneLine } from '@/shared/numberList';
import { cleanLine } from '@/shared/texts';
import { paths } from '@/shared/siteMap';
import { queryOf } from './searchQuery';
import { type Suggestion, useSuggestions } from './useSuggestions';

/** 2 kB of script that no page needs before a visitor types. */
const SuggestionList = lazyOptional(() => import('./SuggestionList'));

interface SearchFieldProps {
  label: string;
  /** Of the form, where a page has a second one. */
  formLabel?: string;
  /** A search starts or a suggestion is followed. */
  onSearch?: () => void;
  inputProps?: OutlinedInputProps;
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

/** The search form of the site; on the results page it contains the query. */
export function SearchField(props: SearchFieldProps) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const searched = pathname.replace(/\/$/, '') === paths.search() ? queryOf(params) : '';
  return <SearchCombobox key={searched} searched={searched} {...props} />;
}

/** Servers accept some 16,000 bytes: several hundred numbers. */
const MAX_PATH = 12_000;

/** The keyboards of Android compose every word: waiting for the end would suggest nothing. */
const composesAlways = () => /Android/.test(navigator.userAgent);

/**
 * A plain form without script. With script the input suggests words, categories and parts; it is
 * uncontrolled, so that text typed before hydration stays.
 */
function SearchCombobox(props: SearchFieldProps & { searched: string }) {
  const { searched, label, formLabel, onSearch, inputProps, children, sx } = props;
  const { t } = useTranslation('common');
  const language = useLanguage();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  /** The text that suggestions are for; empty: none. */
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  /** The suggestion that the keyboard is at; null: the input itself. */
  const [active, setActive] = useState<Suggestion | null>(null);
  /** Several lines that were pasted. */
  const [pastedList, setPastedList] = useState('');
  const suggestions = useSuggestions(text);

  const suggestFor = (typed: string) => {
    input.current!.setCustomValidity('');
    setText(cleanLine(typed));
    if (typed === '') setPastedList('');
    setActive(null);
    setOpen(true);
  };
  const leaveFor = (path: string, state?: object) => {
    setText('');
    setActive(null);
    setOpen(false);
    setPastedList('');
    onSearch?.();
    void navigate(path, state && { state });
  };
  const follow = ({ kind, text: chosen, path }: Suggestion) => {
    // A name that was typed in part is of no use on the page of what it names.
    input.current!.value = kind === 'words' ? chosen : '';
    leaveFor(path);
  };
  const reportTooLong = () => {
    input.current!.setCustomValidity(t('layout.searchTooLong'));
    input.current!.reportValidity();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const query = cleanLine(input.current!.value);
    const path = paths.search(query);
    if (path.length > MAX_PATH) reportTooLong();
    else if (query) leaveFor(path);
    else input.current!.focus();
  };

  // Lines of a table would be written in one.
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    const isTooLong = pasted.length > MAX_PASTE;
    if (!isTooLong && !/[\n\r\t]/.test(pasted.trim())) return;
    event.preventDefault();
    // A browser would need seconds to show millions of characters.
    if (isTooLong) return reportTooLong();
    if (/[\n\r]/.test(pasted.trim())) setPastedList(pasted);
    const { selectionStart, selectionEnd, value } = input.current!;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    input.current!.setRangeText(onOneLine(pasted), start, end, 'end');
    suggestFor(input.current!.value);
  };

  const onHydrated = useEffectEvent(() => {
    const { value } = input.current!;
    if (document.activeElement === input.current && value !== searched) suggestFor(value);
  });
  useEffect(() => {
    const timer = setTimeout(() => onHydrated());
    return () => clearTimeout(timer);
  }, []);

  const combobox = useAutocomplete<Suggestion, false, false, true>({
    freeSolo: true,
    includeInputInList: true,
    options: suggestions,
    filterOptions: (options) => options,
    groupBy: ({ kind }) => kind,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.path),
    inputValue: text,
    onInputChange(event, value, reason) {
      if (reason !== 'input') return;
      const { isComposing } = event.nativeEvent as InputEvent;
      suggestFor(isComposing && !composesAlways() ? '' : value);
    },
    // As the value the active option is `aria-selected`, and can be left for the input.
    value: active,
    onHighlightChange: (_event, option) => setActive(option),
    open: open && suggestions.length > 0,
    onOpen: () => setOpen(true),
    onClose() {
      setOpen(false);
      setActive(null);
    },
  });
  const { popupOpen, focused } = combobox;

  /** Keys that `useAutocomplete` handles otherwise; returns whether the key is handled. */
  const handleKey = (key: string) => {
    if (key === 'Enter' && active) {
      follow(active);
    } else if (key === 'Escape' && !popupOpen && input.current!.value) {
      input.current!.value = '';
      suggestFor('');
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && !popupOpen) {
      suggestFor(input.current!.value);
      setActive(suggestions.at(key === 'ArrowDown' ? 0 : -1) ?? null);
    } else {
      // Keys that move the cursor go back to the text.
      if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) setActive(null);
      return false;
    }
    return true;
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    // Keys of an input method; Safari ends the composition before the key that ended it.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    const isHandled = !isComposing && handleKey(event.key);
    if (isHandled) event.preventDefault();
    // An open menu gets Escape only once the list is closed.
    if (isHandled || isComposing) event.stopPropagation();
  };
  const { value: _value, ref, ...comboboxProps } = combobox.getInputProps();
  const inputRef = useForkRef(input, ref);

  return (
    <Box
      component="form"
      role="search"
      aria-label={formLabel}
      method="get"
      action={localizedPath(language, paths.search())}
      onSubmit={onSubmit}
      sx={[{ position: 'relative', display: 'flex' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <OutlinedInput
        fullWidth
        name="q"
        // No `type="search"`: that one must not be a combobox.
        type="text"
        defaultValue={searched}
        placeholder={t('layout.searchPlaceholder')}
        {...inputProps}
        inputRef={inputRef}
        onBlur={() => setOpen(false)}
        slotProps={{
          ...inputProps?.slotProps,
          root: { onKeyDownCapture, onKeyDown: combobox.getRootProps().onKeyDown },
          input: {
            ...(isHydrated ? comboboxProps : { role: 'searchbox' }),
            'aria-label': label,
            onPaste,
            enterKeyHint: 'search',
            // Part numbers are no words.
            autoCapitalize: 'none',
            spellCheck: false,
            onCompositionEnd: () => suggestFor(input.current!.value),
          },
        }}
      />
      {children}
      {(focused || text) && (
        <Box role="status" sx={visuallyHidden}>
          {popupOpen && t('suggestions.count', { count: suggestions.length })}
        </Box>
      )}
      <Suspense>
        {pastedList && (
          <Button
            variant="contained"
            color="secondary"
            onClick={() => leaveFor(paths.quotation(), { pastedList })}
            sx={{ position: 'absolute', zIndex: 6, top: 'calc(100% + 6px)', left: 0, right: 0 }}
          >
            {t('layout.matchPastedList')}
          </Button>
        )}
        {popupOpen && <SuggestionList combobox={combobox} active={active} onFollow={follow} />}
      </Suspense>
    </Box>
  );
}
