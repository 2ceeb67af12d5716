import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { GetForm } from '@/client/components/site/GetForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import { touchTarget } from '@/client/lib/touchTarget';
import { useUrlParams } from '@/client/lib/usePageParam';
import { SORTS, sortIn } from './sorting';

interface SortControlProps {
  /** The order without a choice; a search begins with the best matches. */
  initial: 'name' | 'relevance';
}

/** Chooses the order of a list. The filters stay, the first page shows; the URL holds the choice. */
export function SortControl({ initial }: SortControlProps) {
  const { t } = useTranslation('catalogue');
  const [params, change] = useUrlParams();
  const sort = sortIn(params) ?? initial;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const apply = (chosen: string) => {
    if (chosen === sort) return;
    const changes = { sort: chosen === initial ? undefined : chosen, page: undefined };
    change(changes, { preventScrollReset: true });
  };
  // A choice made before hydration.
  const onHydrated = useEffectEvent(() => apply(select.current!.value));
  useEffect(() => onHydrated(), []);
  return (
    <GetForm
      sets={['sort', 'page']}
      sx={{ display: 'flex', displayPrint: 'none', gap: 1, ml: 'auto', maxWidth: '100%' }}
    >
      {/* A select is as wide as its options, which load after it. */}
      <FormControl size="small" sx={{ width: '13rem', maxWidth: '100%' }}>
        <InputLabel shrink htmlFor={id}>
          {t('sort.label')}
        </InputLabel>
        <NativeSelect
          variant="outlined"
          input={<OutlinedInput notched label={t('sort.label')} sx={touchTarget} />}
          name="sort"
          value={sort}
          onChange={({ target }) => apply(target.value)}
          inputRef={select}
          slotProps={{ input: { id, autoComplete: 'off' } }}
        >
          {(initial === 'name' ? SORTS : ([initial, ...SORTS] as const)).map((order) => (
            <option key={order} value={order}>
              {t(`sort.orders.${order}`)}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <noscript>
        <Button type="submit" variant="outlined" size="large">
          {t('sort.apply')}
        </Button>
      </noscript>
    </GetForm>
  );
}
