import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { MenuButton } from '@/client/components/console/MenuButton';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { MAX_BULK } from '@/shared/limits';
import { ActionDialog, type PlainAction } from './ActionDialog';
import { MoveDialog } from './MoveDialog';
import { ReplaceDialog } from './ReplaceDialog';
import { SetFieldDialog } from './SetFieldDialog';
import { useExport } from './useExport';
import type { PartSelection } from './useSelection';

const mainActions = ['move', 'set', 'replace', 'delete'] as const;
const furtherActions = ['publish', 'hide', 'duplicate'] as const;
const formats = ['xlsx', 'csv'] as const;

type Action = (typeof mainActions)[number] | (typeof furtherActions)[number];

interface BulkBarProps {
  selection: PartSelection;
  /** How many parts the list has; undefined while it is unknown. */
  total?: number;
  categories: readonly CategoryOption[];
  onSelectAll: () => void;
  onClear: () => void;
}

/** Above the table: how many parts it has, or how many are selected and what can be done with them. */
export function BulkBar({ selection, total, categories, onSelectAll, onClear }: BulkBarProps) {
  const { t } = useTranslation(['partTable', 'admin']);
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  const exportParts = useExport(selection);
  const [action, setAction] = useState<Action>();
  const { count } = selection;
  useFocusAfter(count > 0);

  const isTooMany = count > MAX_BULK;
  const all = { text: t('selection.all', { count: total ?? 0 }), onChoose: onSelectAll };
  const itemsOf = (actions: readonly Action[]) =>
    actions.map((id) => ({
      id,
      text: t(`actions.${id}`),
      disabled: isTooMany,
      onChoose: () => setAction(id),
    }));
  const exports = formats.map((id) => ({
    id,
    text: t(`actions.${id}`),
    onChoose: () => void exportParts(id),
  }));
  const buttons = [
    ...(total !== undefined && count < total ? [{ id: 'all', ...all, disabled: false }] : []),
    ...itemsOf(mainActions),
  ];
  const further = [...itemsOf(furtherActions), ...exports];
  const dialog = {
    selection,
    onClose: () => setAction(undefined),
    // What is deleted, or may be in the list no more, can't stay selected.
    onDone: () => (action === 'delete' || !selection.ids) && onClear(),
  };

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={bar}>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
          {count > 0
            ? t('selection.count', { count })
            : total !== undefined && t('admin:table.partCount', { count: total })}
        </Typography>
        {count > 0 && (
          <>
            {isWide &&
              buttons.map(({ id, text, disabled, onChoose }) => (
                <Button key={id} size="small" disabled={disabled} onClick={onChoose}>
                  {text}
                </Button>
              ))}
            <MenuButton
              size="small"
              text={t(isWide ? 'selection.more' : 'selection.menu')}
              items={isWide ? further : [...buttons, ...further]}
            />
            <IconButton size="small" aria-label={t('selection.clear')} onClick={onClear}>
              <Close fontSize="small" />
            </IconButton>
          </>
        )}
      </Stack>
      {isTooMany && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('selection.tooMany', { max: MAX_BULK })}
        </Alert>
      )}
      {action === 'move' && <MoveDialog {...dialog} categories={categories} />}
      {action === 'set' && <SetFieldDialog {...dialog} />}
      {action === 'replace' && <ReplaceDialog {...dialog} />}
      {action && isPlain(action) && <ActionDialog {...dialog} action={action} />}
    </>
  );
}

const isPlain = (action: Action): action is PlainAction =>
  action === 'delete' || furtherActions.some((each) => each === action);

/** As high with and without a selection, so that rows don't move under the pointer. */
const bar = {
  position: 'sticky',
  top: 56,
  zIndex: 2,
  alignItems: 'center',
  minHeight: 48,
  mb: 1,
  bgcolor: 'grey.100',
} as const;

/** The button that had the focus is gone with the selection. */
function useFocusAfter(hasSelection: boolean) {
  const before = useRef(hasSelection);
  useEffect(() => {
    if (before.current && !hasSelection && document.activeElement === document.body) focusMain();
    before.current = hasSelection;
  }, [hasSelection]);
}
