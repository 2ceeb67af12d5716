import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import useAutocomplete, { type AutocompleteGroupedOption } from '@mui/material/useAutocomplete';
import useForkRef from '@mui/utils/useForkRef';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { localizedPath } from '@/shared/language';
import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import { queryOf } from './searchQuery';
import { type Suggestion, useSuggestions } from './useSuggestions';

export interface SearchFieldProps {
  label: string;
  /** Of the form, where a page has a second one. */
  formLabel?: string;
  /** A search starts or a suggestion is followed. */
  onSearch?: () => void;
  inputProps?: OutlinedInputProps;
  /** Beside the input. */
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

/** The search form of the site; on the results page it holds what was searched for. */
export function SearchField(props: SearchFieldProps) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const searched = pathname.replace(/\/$/, '') === paths.search() ? queryOf(params) : '';
  return <SearchCombobox key={searched} searched={searched} {...props} />;
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** The keyboards of Android compose every word, so that waiting for the end would suggest nothing. */
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
  const isScripted = useSyncExternalStore(neverChanges, inBrowser, onServer);
  /** The text that suggestions are for; empty: none. */
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  /** The suggestion that the keyboard is at; null: the input itself. */
  const [active, setActive] = useState<Suggestion | null>(null);
  const suggestions = useSuggestions(text);

  const suggestFor = (typed: string) => {
    setText(typed.trim());
    setActive(null);
    setOpen(true);
  };
  const leaveFor = (path: string) => {
    setText('');
    setActive(null);
    setOpen(false);
    onSearch?.();
    void navigate(path);
  };
  const follow = ({ kind, text: chosen, path }: Suggestion) => {
    // A name that was typed in part is of no use on the page of what it names.
    input.current!.value = kind === 'words' ? chosen : '';
    leaveFor(path);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const query = input.current!.value.trim();
    if (query) leaveFor(paths.search(query));
    else input.current!.focus();
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
  const { popupOpen, focused, getInputProps, getListboxProps, getOptionProps } = combobox;
  const groups = combobox.groupedOptions as AutocompleteGroupedOption<Suggestion>[];

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
  const { value: _value, ref, ...comboboxProps } = getInputProps();
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
            ...(isScripted ? comboboxProps : { role: 'searchbox' }),
            'aria-label': label,
            maxLength: MAX_LENGTHS.query,
            enterKeyHint: 'search',
            // Numbers are no words.
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
      {popupOpen && (
        <Paper elevation={8} sx={listPlace}>
          <List
            dense
            {...getListboxProps()}
            aria-labelledby={undefined}
            aria-label={t('suggestions.label')}
            // Above the keyboard of a phone; elsewhere all of them fit in.
            sx={{
              maxHeight: { xs: '60vh', md: 'min(640px, 100vh - 140px)' },
              overflowY: 'auto',
              overscrollBehavior: 'contain',
            }}
          >
            {groups.map(({ key, index: first, group, options }) => (
              <Box
                component="li"
                key={key}
                role="group"
                aria-label={t(`suggestions.${group as Suggestion['kind']}`)}
              >
                <ListSubheader component="div" aria-hidden disableSticky sx={{ lineHeight: 2.25 }}>
                  {t(`suggestions.${group as Suggestion['kind']}`)}
                </ListSubheader>
                <List dense disablePadding role="none">
                  {options.map((option, index) => {
                    const { key: optionKey, ...optionProps } = getOptionProps({
                      option,
                      index: first + index,
                    });
                    return (
                      <ListItemButton
                        key={optionKey}
                        component="li"
                        {...optionProps}
                        // Only the keyboard makes an option active: Enter must not follow what the pointer rests on.
                        onMouseMove={undefined}
                        onTouchStart={undefined}
                        onClick={() => follow(option)}
                        selected={option === active}
                        sx={optionStyles}
                      >
                        <SuggestionContent {...option} />
                      </ListItemButton>
                    );
                  })}
                </List>
              </Box>
            ))}
          </List>
        </Paper>
      )}
    </Box>
  );
}

const listPlace = {
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + 6px)',
  right: 0,
  width: '100%',
  // The field of the header is narrower than the names of parts.
  minWidth: { md: 'min(440px, 100vw - 48px)' },
};

const optionStyles = {
  gap: 1.5,
  minHeight: 44,
  // More than a shade, which some can't see.
  '&.Mui-selected': { bgcolor: 'grey.200', boxShadow: 'inset 3px 0 0 currentColor' },
};

/** Words, a category, or a part with its image and its number. */
function SuggestionContent({ kind, text, part }: Suggestion) {
  const file = part && [part.image, ...(part.images ?? [])].find(Boolean);
  return (
    <>
      {kind === 'words' && (
        <ListItemIcon sx={{ minWidth: 0 }}>
          <Search fontSize="small" />
        </ListItemIcon>
      )}
      {part && (
        <ListItemIcon
          sx={{
            width: 48,
            height: 36,
            bgcolor: 'grey.100',
            placeContent: 'center',
            alignItems: 'center',
          }}
        >
          {file ? (
            <UploadedImage file={file} imageSizes={part.imageSizes} alt="" width={48} height={36} />
          ) : (
            <ImageOutlined />
          )}
        </ListItemIcon>
      )}
      <ListItemText
        primary={text}
        secondary={part?.partNumber}
        slotProps={{ primary: { sx: nameStyles } }}
      />
    </>
  );
}

const nameStyles = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
