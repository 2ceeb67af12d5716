import Button from '@mui/material/Button';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import Box from '@mui/material/Box';
import { NoScript } from '@/client/components/site/NoScript';
import { useTranslation } from '@/client/i18n/useTranslation';
import { ChoiceFields } from './ChoiceFields';
import { filterStyles } from './filterStyles';
import { RangeFields } from './RangeFields';
import type { Filters } from './useFilters';

const isTyped = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'number';

/**
 * The form of all filters. A choice applies at once, a number when its field is left or on Enter;
 * without script the button sends them. What the fields hold is theirs: an address that arrives a
 * moment later must not take back what was chosen meanwhile.
 */
export function FilterForm({ filters }: { filters: Filters }) {
  const { t } = useTranslation('catalogue');
  const { groups, hidden, valueOf, apply } = filters;
  const form = useRef<HTMLFormElement>(null);
  // What was chosen in a page that had arrived, before its code had.
  const takeUp = useEffectEvent(() => apply(form.current!));
  useEffect(() => takeUp(), []);
  return (
    <Box
      component="form"
      ref={form}
      method="get"
      autoComplete="off"
      sx={filterStyles}
      onChange={({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
        if (!isTyped(target)) apply(currentTarget);
      }}
      onBlur={({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
        if (isTyped(target)) apply(currentTarget);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => {
        if (event.key !== 'Enter' || !isTyped(event.target)) return;
        event.preventDefault();
        apply(event.currentTarget);
      }}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      {hidden.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group) =>
        group.kind === 'range' ? (
          <RangeFields key={group.key} group={group} valueOf={valueOf} />
        ) : (
          <ChoiceFields key={group.key} group={group} />
        ),
      )}
      <NoScript>
        {typeof document === 'undefined' && (
          <Button variant="contained" type="submit" size="large" sx={{ width: '100%' }}>
            {t('filters.show')}
          </Button>
        )}
      </NoScript>
    </Box>
  );
}
