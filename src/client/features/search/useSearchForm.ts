import { type SubmitEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { addressIn } from '@/shared/language';
import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { queryOf } from './searchQuery';
import { type Popup, type SuggestionsProps, closedPopup } from './suggestionsProps';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * A form, its input and its suggestions that lead to the results page; `searched` is to be the
 * input's key. The suggestions belong into the form, which is to be the box that they hang from.
 */
export function useSearchForm(onSearch?: () => void) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [popup, setPopup] = useState<Popup>(closedPopup);
  const [isUsed, setIsUsed] = useState(false);
  // Without script it is a plain field, which suggests nothing.
  const isScripted = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const searched = pathname.replace(/\/$/, '') === paths.search() ? queryOf(params) : '';

  const follow = (address: string) => {
    onSearch?.();
    void navigate(address);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (text) follow(paths.search(text));
    else input.current?.focus();
  };
  const onText = (text: string) => {
    if (input.current) input.current.value = text;
  };
  const onUse = () => setIsUsed(true);
  // On a slow line it was used before this code was there.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const isTypedIn = field.value !== field.defaultValue;
    setIsUsed((used) => used || isTypedIn || document.activeElement === field);
  }, []);

  const suggestions: SuggestionsProps | undefined = isUsed
    ? { form, input, listId, onPopup: setPopup, onText, onFollow: follow }
    : undefined;
  return {
    searched,
    form: {
      ref: form,
      role: 'search',
      method: 'get',
      action: addressIn(language, paths.search()),
      onSubmit,
      onFocus: onUse,
      onInput: onUse,
    },
    input: {
      ref: input,
      // No `type="search"`: that one may not have suggestions of its own.
      type: 'text',
      role: isScripted ? 'combobox' : 'searchbox',
      ...(isScripted && {
        autoComplete: 'off',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': popup.isOpen,
        'aria-controls': listId,
        'aria-activedescendant': popup.activeId,
      }),
      name: 'q',
      defaultValue: searched,
      maxLength: MAX_LENGTHS.query,
      placeholder: t('layout.searchPlaceholder'),
      enterKeyHint: 'search' as const,
      // Numbers are no words.
      autoCapitalize: 'none',
      spellCheck: false,
    },
    suggestions,
  };
}
