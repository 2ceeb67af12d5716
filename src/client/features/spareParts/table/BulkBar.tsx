import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import {
  exportTypes,
  useExportSelectedPricesMutation,
  useExportSelectedSparePartsMutation,
  useLazyExportPriceListQuery,
  useLazyExportSparePartsQuery,
} from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { HEADER_HEIGHT, LARGE_TEXT } from '@/client/components/console/header';
import { type MenuAction, MenuButton } from '@/client/components/console/MenuButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { saveDownload } from '@/client/lib/saveDownload';
import { MAX_BULK } from '@/shared/limits';
import { companyDay } from '@/shared/quotations';
import { ActionDialog } from './ActionDialog';
import type { BulkAction } from './BulkDialog';
import { MoveDialog } from './MoveDialog';
import { ReplaceDialog } from './ReplaceDialog';
import { SetFieldDialog } from './SetFieldDialog';
import { type PartSelection, useSelection, useSelectionOfTable } from './useSelection';
import { usePartTable } from './usePartTable';

const mainActions = ['move', 'set', 'replace', 'delete'] as const;
const furtherActions = ['publish', 'hide', 'duplicate'] as const;
const actions: readonly BulkAction[] = [...mainActions, ...furtherActions];
const exportKinds = ['xlsx', 'csv', 'pricesXlsx', 'pricesCsv'] as const;

/** Above the table: how many parts it has, or how many are selected and what can be done with them. */
export function BulkBar({ categories }: { categories: readonly CategoryOption[] }) {
  const { t } = useTranslation(['partTable', 'admin']);
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'));
  const { total, coreOnly } = usePartTable().loaded ?? {};
  const selection = useSelection();
  const { exportAs, isExporting } = useExport(selection);
  const { count, clear } = selection;
  const openAction = useSelectionOfTable();
  const [action, setAction] = useState(() => actions.find((name) => name === openAction));
  useFocusAfter(count > 0);

  const isTooMany = count > MAX_BULK;
  const itemsOf = (actions: readonly BulkAction[]): MenuAction[] =>
    actions.map((id) => ({
      id,
      text: t(`actions.${id}`),
      disabled: isTooMany,
      onChoose: () => setAction(id),
    }));
  const all: MenuAction = {
    id: 'all',
    text: t('selection.all', { count: total ?? count }),
    disabled: total === undefined || count >= total,
    onChoose: selection.selectAll,
  };
  const buttons = [all, ...itemsOf(mainActions)];
  const exports = exportKinds.map((id) => ({
    id,
    text: t(`actions.${id}`),
    onChoose: () => void exportAs(id),
  }));
  const further = [...itemsOf(furtherActions), ...exports];
  const dialog = {
    onClose: () => setAction(undefined),
    // What is deleted, or may be in the list no more, can't stay selected.
    onDone: (matched: number) => {
      if (action === 'delete' || selection.isWhole || matched < count) clear();
    },
  };

  return (
    <>
      <GlobalStyles styles={{ html: { scrollPaddingTop } }} />
      <Stack direction="row" spacing={1} sx={bar}>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
          {count > 0
            ? t('selection.count', { count })
            : total !== undefined && t('admin:table.partCount', { count: total })}
        </Typography>
        {count === 0 && Boolean(total) && !coreOnly && (
          <MenuButton
            size="small"
            busy={isExporting}
            text={t('selection.export')}
            items={exports}
          />
        )}
        {count > 0 && (
          <>
            {isWide &&
              buttons.map(({ id, text, disabled, onChoose }) => (
                <BusyButton key={id} size="small" busy={disabled} onClick={onChoose}>
                  {text}
                </BusyButton>
              ))}
            <MenuButton
              size="small"
              busy={isExporting}
              text={t(isWide ? 'selection.more' : 'selection.menu')}
              items={isWide ? further : [...buttons, ...further]}
            />
            <IconButton size="small" aria-label={t('selection.clear')} onClick={clear}>
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
      {action && action !== 'move' && action !== 'set' && action !== 'replace' && (
        <ActionDialog {...dialog} action={action} />
      )}
    </>
  );
}

const BAR_HEIGHT = 48;
/** A focused row must not be covered. */
const scrollPaddingTop = HEADER_HEIGHT + BAR_HEIGHT + 8;

/** As high with and without a selection, so that rows don't move under the pointer. */
const bar = {
  position: 'sticky',
  top: HEADER_HEIGHT,
  [LARGE_TEXT]: { top: 0 },
  zIndex: 2,
  alignItems: 'center',
  minHeight: BAR_HEIGHT,
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

/** Downloads the selected parts or their prices as a file, or all that are found where none is. */
function useExport({ count, parts, filter }: PartSelection) {
  const { t } = useTranslation('partTable');
  const { showFailure } = useNotices();
  const [exportList, list] = useLazyExportSparePartsQuery();
  const [exportSelected, selected] = useExportSelectedSparePartsMutation();
  const [exportPrices, priceList] = useLazyExportPriceListQuery();
  const [exportSelectedPrices, selectedPrices] = useExportSelectedPricesMutation();
  const exportAs = async (kind: (typeof exportKinds)[number]) => {
    const isPrices = kind === 'pricesXlsx' || kind === 'pricesCsv';
    const format = kind === 'csv' || kind === 'pricesCsv' ? 'csv' : 'xlsx';
    const [ofIds, ofList] = isPrices
      ? [exportSelectedPrices, exportPrices]
      : [exportSelected, exportList];
    const { data, error } =
      count > 0 && 'ids' in parts
        ? await ofIds({ partsExport: { format, ids: parts.ids } })
        : await ofList({ format, ...filter });
    if (!data) return showFailure(error, t('exportFailed'));
    const name = `${t(isPrices ? 'priceListFile' : 'exportFile')}-${companyDay(new Date())}`;
    saveDownload(data.href, `${name}.${exportTypes[data.type]}`);
  };
  const isExporting =
    list.isFetching || selected.isLoading || priceList.isFetching || selectedPrices.isLoading;
  return { exportAs, isExporting };
}
