import { type SubmitEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { addressIn } from '../../../shared/language';
import { MAX_LENGTHS } from '../../../shared/limits';
import { paths } from '../../../shared/siteMap';
import { useLanguage, useTranslation } from '../../content/useTranslation';
import { queryOf } from './searchQuery';

/** A form and its input that lead to the results page; `searched` is to be the input's key. */
export function useSearchForm(onSearch?: () => void) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const searched = pathname.replace(/\/$/, '') === paths.search() ? queryOf(params) : '';

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text) return input.current?.focus();
    onSearch?.();
    void navigate(paths.search(text));
  };

  return {
    searched,
    form: { role: 'search', method: 'get', action: addressIn(language, paths.search()), onSubmit },
    input: {
      ref: input,
      type: 'search',
      name: 'q',
      defaultValue: searched,
      maxLength: MAX_LENGTHS.query,
      placeholder: t('layout.searchPlaceholder'),
    },
  };
}
