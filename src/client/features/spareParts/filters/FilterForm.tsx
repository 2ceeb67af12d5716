import Box from '@mui/material/Box';
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
import { useTranslation } from '@/client/i18n/useTranslation';
import { ChoiceFields } from './ChoiceFields';
import { RangeFields } from './RangeFields';
import type { Filters } from './useFilters';

const isNumber = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'number';

/**
 * The form of all filters. A choice applies at once, a number on Enter or when its field loses the
 * focus; without script the button submits them. The fields are controlled by local state, so that a
 * pending navigation does not reset them.
 */
export function FilterForm({ filters }: { filters: Filters }) {
  const { t } = useTranslation('catalogue');
  const { groups, hidden, valueOf, apply } = filters;
  const form = useRef<HTMLFormElement>(null);
  // Choices made before hydration.
  const onHydrated = useEffectEvent(() => apply(form.current!));
  useEffect(() => onHydrated(), []);
  return (
    <Box
      component="form"
      ref={form}
      method="get"
      autoComplete="off"
      sx={{ display: 'grid', gap: 2.5 }}
      onChange={({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
        if (!isNumber(target)) apply(currentTarget);
      }}
      onBlur={({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
        if (isNumber(target)) apply(currentTarget);
      }}
      // A form of several fields without a button is not submitted on Enter.
      onKeyDown={({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>) => {
        if (key === 'Enter' && isNumber(target)) apply(currentTarget);
      }}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => event.preventDefault()}
    >
      {hidden.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group) =>
        group.kind === 'range' ? (
          <RangeFields key={group.name} group={group} valueOf={valueOf} />
        ) : (
          <ChoiceFields key={group.name} group={group} />
        ),
      )}
      <noscript>
        <Button variant="contained" type="submit" size="large" fullWidth>
          {t('filters.show')}
        </Button>
      </noscript>
    </Box>
  );
}
