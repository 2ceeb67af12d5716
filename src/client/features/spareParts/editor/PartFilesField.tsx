import Close from '@mui/icons-material/Close';
import Box, { type BoxProps } from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useSaving } from '@/client/components/console/ConsoleForm';
import type { FileInputProps } from '@/client/components/console/FileInput';
import type { useFileChoice } from '@/client/components/fileChoice';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { PartValues } from './partValues';

const actions = ['back', 'forward', 'remove'] as const;
type Action = (typeof actions)[number];

export interface PartFilesInputProps extends Omit<
  FileInputProps,
  'accept' | 'startIcon' | 'hints'
> {
  hint: string;
}

interface PartFilesFieldProps<Name extends 'images' | 'documents'> {
  name: Name;
  limits: { limit: number; mib: number };
  choice: Pick<ReturnType<typeof useFileChoice>, 'choose' | 'problems' | 'clearProblems'>;
  newValue: (file: File) => PartValues[Name][number];
  /** Why the backend rejected files in the last save, by their keys. */
  rejected: ReadonlyMap<string, string> | undefined;
  icons: Record<'back' | 'forward', typeof SvgIcon>;
  Input: ComponentType<PartFilesInputProps>;
  sx?: BoxProps['sx'];
  /** Shows a file; `drop` removes it without moving the focus. */
  children: (shown: {
    value: PartValues[Name][number];
    index: number;
    total: number;
    drop: () => void;
    buttons: ReactNode;
  }) => ReactNode;
}

/** The images or documents of a part in order: added, removed and moved, by keyboard too. */
export function PartFilesField<Name extends 'images' | 'documents'>(
  props: PartFilesFieldProps<Name>,
) {
  const { name, limits, choice, newValue, rejected, icons, Input, sx, children } = props;
  const { t } = useTranslation('adminParts');
  const isSaving = useSaving();
  const { control, getValues } = useFormContext<PartValues>();
  const { fields, append, remove, move } = useFieldArray<PartValues, 'images' | 'documents'>({
    control,
    name,
  });
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const reasons = fields.flatMap(({ key }) => rejected?.get(key) ?? []);
  const shownIcons = { ...icons, remove: Close };

  const add = async (files: File[]) => {
    const chosen = await choice.choose(files, limits.limit - getValues(name).length);
    append(chosen.map(newValue), { shouldFocus: false });
  };
  /** Focuses the first of these buttons of a file that is enabled. */
  const focusButton = (index: number, ...wanted: Action[]) => {
    const item = list.current?.children[index];
    const buttons = wanted.map((action) =>
      item?.querySelector<HTMLElement>(`[data-action="${action}"]:enabled`),
    );
    buttons.find(Boolean)?.focus();
  };
  const moveTo = (index: number, to: number, ...focused: Action[]) => {
    flushSync(() => move(index, to));
    focusButton(to, ...focused);
  };
  const act: Record<Action, (index: number) => void> = {
    // At an end only the way back is left.
    back: (index) => moveTo(index, index - 1, 'back', 'forward'),
    forward: (index) => moveTo(index, index + 1, 'forward', 'back'),
    remove: (index) => {
      choice.clearProblems();
      flushSync(() => remove(index));
      // The button that was pressed is gone: the focus goes to the neighbour's.
      const last = fields.length - 2;
      if (last >= 0) focusButton(Math.min(index, last), 'remove');
      else input.current?.focus();
    },
  };
  const buttonsOf = (index: number) => (
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      {actions.map((action) => {
        const Icon = shownIcons[action];
        return (
          <IconButton
            key={action}
            size="small"
            color={action === 'remove' ? 'error' : 'default'}
            data-action={action}
            aria-label={t(`${name}.${action}`, { number: index + 1 })}
            disabled={
              isSaving ||
              (action === 'back' && index === 0) ||
              (action === 'forward' && index === fields.length - 1)
            }
            onClick={() => act[action](index)}
          >
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
    </Box>
  );

  return (
    <Box role="group" aria-label={t(`${name}.title`)} sx={{ gridColumn: '1 / -1' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1.5 }}>
        {t(`${name}.title`)}
      </Typography>
      {fields.length > 0 && (
        <Box
          component="ul"
          ref={list}
          sx={[{ listStyle: 'none', m: 0, mb: 2, p: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
        >
          {fields.map((value, index) => (
            <li key={value.id}>
              {children({
                value,
                index,
                total: fields.length,
                drop: () => remove(getValues(name).findIndex(({ key }) => key === value.key)),
                buttons: buttonsOf(index),
              })}
            </li>
          ))}
        </Box>
      )}
      <Input
        label={t(`${name}.title`)}
        buttonText={t(`${name}.add`)}
        hint={t(`${name}.hint`, limits)}
        problems={[...choice.problems, ...reasons]}
        multiple
        inputRef={input}
        onChoose={add}
      />
    </Box>
  );
}
