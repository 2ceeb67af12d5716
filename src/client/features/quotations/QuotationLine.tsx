import MoreVert from '@mui/icons-material/MoreVert';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type InputHTMLAttributes, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SparePart } from '@/client/api';
import { FormField, useMaxLength } from '@/client/components/console/ConsoleForm';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS, MAX_QUANTITY } from '@/shared/limits';
import { quantityIn } from '@/shared/quantity';
import { formatMoney, lineAmount } from '@/shared/quotationTotals';
import { paths } from '@/shared/siteMap';
import { type LineValues, type QuotationValues, readPrice, toLine } from './quotationValues';

export type LineAction = 'copyPrice' | 'copyLeadTime' | 'moveUp' | 'moveDown' | 'remove';

interface QuotationLineProps {
  index: number;
  total: number;
  /** The line's part as it is now; a deleted one is missing. */
  part?: SparePart;
  onAction: (action: LineAction) => void;
}

const maxLengths = {
  text: MAX_LENGTHS.line,
  partNumber: MAX_LENGTHS.partNumber,
  unit: MAX_LENGTHS.unit,
  leadTime: MAX_LENGTHS.word,
  note: MAX_LENGTHS.line,
};

const grid = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: '68px repeat(5, minmax(0, 1fr))',
    xl: '68px minmax(0, 2.5fr) minmax(0, 1.2fr) 84px 68px 104px minmax(88px, 1fr) minmax(0, 1fr) 76px',
  },
  gridTemplateAreas: {
    xs: `"number actions" "text text" "partNumber partNumber" "quantity unit"
      "unitPrice leadTime" "amount amount"`,
    sm: `"number text text partNumber partNumber actions"
      ". quantity unit unitPrice leadTime amount"`,
    xl: '"number text partNumber quantity unit unitPrice amount leadTime actions"',
  },
};

export function QuotationLine({ index, total, part, onAction }: QuotationLineProps) {
  const { t } = useTranslation('quotations');
  const { register, formState, getValues } = useFormContext<QuotationValues>();
  const maxLength = useMaxLength();
  const [hasNote, setHasNote] = useState(() => getValues(`lines.${index}.note`) !== '');
  const number = index + 1;
  const partId = getValues(`lines.${index}.partId`);

  const rules = (name: keyof LineValues) => (text: string) => {
    if (name === 'unitPrice') return readPrice(text) !== undefined || t('problems.price');
    if (name === 'quantity') {
      const max = MAX_QUANTITY.toLocaleString('en');
      return quantityIn(text) !== undefined || t('problems.quantity', { max });
    }
    return name === 'partId' || maxLength(maxLengths[name])(text);
  };
  const { name, partNumber } = part ?? {};
  const now = [name, partNumber].filter(Boolean).join(', ');
  const line = getValues(`lines.${index}`);
  const isChanged = part && (name !== line.text || (partNumber ?? '') !== line.partNumber);
  const hint = part
    ? isChanged && t('line.changed', { name: now })
    : partId && (
        <Box component="span" sx={{ color: 'warning.dark' }}>
          {t('line.deleted')}
        </Box>
      );
  const field = (
    name: Exclude<keyof LineValues, 'partId'>,
    htmlInput: InputHTMLAttributes<HTMLInputElement> = {},
  ) => {
    const label = t(`line.${name}`);
    return (
      <FormField
        {...register(`lines.${index}.${name}`, { validate: rules(name) })}
        label={label}
        autoComplete="off"
        problem={formState.errors.lines?.[index]?.[name]?.message}
        help={name === 'text' && hint}
        htmlInput={{ 'aria-label': t('line.labelled', { label, number }), ...htmlInput }}
        sx={{
          // A note takes a row only where there is one.
          gridArea: name === 'note' ? 'auto / 1 / auto / -1' : name,
          '& input': { textAlign: htmlInput.inputMode && 'end' },
        }}
      />
    );
  };
  return (
    <Box
      role="group"
      aria-label={t('line.row', { number, total })}
      sx={{ ...grid, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ gridArea: 'number', display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" aria-hidden sx={{ minWidth: 20 }}>
          {number}
        </Typography>
        {partId && <Thumbnail file={part?.image} imageSizes={part?.imageSizes} />}
      </Box>
      {field('text')}
      {field('partNumber')}
      {field('quantity', { inputMode: 'numeric' })}
      {field('unit')}
      {field('unitPrice', { inputMode: 'decimal' })}
      <LineAmount index={index} />
      {field('leadTime')}
      {hasNote && field('note')}
      <Box sx={{ gridArea: 'actions', display: 'flex', justifyContent: 'end' }}>
        {part && (
          <IconButton
            href={paths.singleSparePart(part._id)}
            target="_blank"
            rel="noopener"
            aria-label={t('line.open', { number })}
          >
            <OpenInNew fontSize="small" />
          </IconButton>
        )}
        <LineMenu
          index={index}
          total={total}
          onAddNote={hasNote ? undefined : () => setHasNote(true)}
          onAction={onAction}
        />
      </Box>
    </Box>
  );
}

function LineAmount({ index }: { index: number }) {
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  const { control } = useFormContext<QuotationValues>();
  const currency = useWatch({ control, name: 'currency' });
  const line = useWatch({ control, name: `lines.${index}` });
  const amount = line && lineAmount(toLine(line), currency);
  return (
    <Box
      sx={{ gridArea: 'amount', textAlign: 'end', alignSelf: 'center', overflowWrap: 'anywhere' }}
    >
      <Typography variant="caption" color="textSecondary" component="div">
        {t('line.amount')}
      </Typography>
      {amount === undefined ? '–' : formatMoney(amount, currency, language)}
    </Box>
  );
}

interface LineMenuProps extends Pick<QuotationLineProps, 'index' | 'total' | 'onAction'> {
  onAddNote?: () => void;
}

function LineMenu({ index, total, onAddNote, onAction }: LineMenuProps) {
  const { t } = useTranslation('quotations');
  const [button, setButton] = useState<HTMLElement>();
  const isLast = index === total - 1;
  const item = (
    action: LineAction | 'addNote',
    disabled: boolean,
    run = () => onAction(action as LineAction),
  ) => (
    <MenuItem
      disabled={disabled}
      onClick={() => {
        setButton(undefined);
        run();
      }}
    >
      {t(`line.${action}`)}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        aria-label={t('line.more', { number: index + 1 })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={button} open={button !== undefined} onClose={() => setButton(undefined)}>
        {item('copyPrice', isLast)}
        {item('copyLeadTime', isLast)}
        {onAddNote && item('addNote', false, onAddNote)}
        {item('moveUp', index === 0)}
        {item('moveDown', isLast)}
        {item('remove', false)}
      </Menu>
    </>
  );
}
