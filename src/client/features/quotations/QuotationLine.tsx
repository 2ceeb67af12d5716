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
import { lineGrid } from './lineGrid';
import { type LineValues, type QuotationValues, readPrice, toLine } from './quotationValues';

export type LineAction = 'copyPrice' | 'copyLeadTime' | 'moveUp' | 'moveDown' | 'remove';

interface QuotationLineProps {
  index: number;
  total: number;
  /** The line's part as it is now; a deleted one is missing. */
  part?: SparePart;
  /** Each field has its label, as there are no headings. */
  isNarrow: boolean;
  onAction: (action: LineAction) => void;
}

const maxLengths = {
  text: MAX_LENGTHS.line,
  partNumber: MAX_LENGTHS.partNumber,
  unit: MAX_LENGTHS.unit,
  leadTime: MAX_LENGTHS.word,
  note: MAX_LENGTHS.line,
};

export function QuotationLine({ index, total, part, isNarrow, onAction }: QuotationLineProps) {
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
  const field = (
    name: Exclude<keyof LineValues, 'partId'>,
    htmlInput: InputHTMLAttributes<HTMLInputElement> = {},
  ) => {
    const label = t(`line.${name}`);
    return (
      <FormField
        {...register(`lines.${index}.${name}`, { validate: rules(name) })}
        label={isNarrow ? label : undefined}
        autoComplete="off"
        problem={formState.errors.lines?.[index]?.[name]?.message}
        htmlInput={{ 'aria-label': t('line.labelled', { label, number }), ...htmlInput }}
        sx={{ gridArea: name, '& input': { textAlign: htmlInput.inputMode && 'end' } }}
      />
    );
  };
  const hint = partHint(part, getValues(`lines.${index}`));
  return (
    <Box
      role="group"
      aria-label={t('line.row', { number, total })}
      sx={{ ...lineGrid(isNarrow), py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ gridArea: 'number', display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" aria-hidden sx={{ minWidth: 20 }}>
          {number}
        </Typography>
        {partId && <Thumbnail file={part?.image} imageSizes={part?.imageSizes} />}
      </Box>
      {field('text')}
      {(hint || (partId && !part)) && (
        <Typography
          variant="body2"
          color={part ? 'textSecondary' : 'warning.dark'}
          sx={{ gridArea: 'hint', overflowWrap: 'anywhere' }}
        >
          {part ? t('line.changed', { name: hint }) : t('line.deleted')}
        </Typography>
      )}
      {field('partNumber')}
      {field('quantity', { inputMode: 'numeric' })}
      {field('unit')}
      {field('unitPrice', { inputMode: 'decimal' })}
      <LineAmount index={index} isNarrow={isNarrow} />
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

/** What the part is called now, if that differs from the line. */
function partHint(part: SparePart | undefined, { text, partNumber }: LineValues) {
  if (!part || (part.name === text && (part.partNumber ?? '') === partNumber)) return '';
  return [part.name, part.partNumber].filter(Boolean).join(', ');
}

function LineAmount({ index, isNarrow }: { index: number; isNarrow: boolean }) {
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
      {isNarrow && (
        <Typography variant="caption" color="textSecondary" component="div">
          {t('line.amount')}
        </Typography>
      )}
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
