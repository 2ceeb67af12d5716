import Delete from '@mui/icons-material/DeleteOutlined';
import NoteAdd from '@mui/icons-material/NoteAddOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SparePart } from '@/client/api';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { FormText, type FormTextProps } from '@/client/components/console/FormField';
import { LARGE_TEXT } from '@/client/components/console/header';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS, MAX_QUANTITY } from '@/shared/limits';
import { readPrice } from '@/shared/prices';
import { formatMoney, lineAmount } from '@/shared/quotationTotals';
import { paths } from '@/shared/siteMap';
import { LineText } from './LineText';
import { PriceChoices } from './PriceChoices';
import type { ProposalsOf } from './priceProposals';
import {
  type LineValues,
  type QuotationValues,
  readPercent,
  readQuantity,
  toLine,
} from './quotationValues';

interface QuotationLineProps {
  index: number;
  total: number;
  /** The parts of lines as they are now; deleted ones are missing. */
  parts: readonly SparePart[];
  proposalsOf: ProposalsOf;
  onChoose: (part: SparePart) => void;
  /** Several cells were pasted into a field. */
  onPasteColumn: (field: LineField, cells: string[]) => void;
  onRemove: () => void;
}

export type LineField = Exclude<keyof LineValues, 'partId'>;

const grid = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: '68px repeat(3, minmax(0, 3fr)) minmax(0, 4fr) minmax(0, 3fr)',
    xl: '68px minmax(0, 1fr) 152px 80px 80px 104px 112px 144px 72px',
  },
  gridTemplateAreas: {
    xs: `"number actions" "text text" "partNumber leadTime" "quantity unit"
      "unitPrice amount"`,
    sm: `"number text text text partNumber actions"
      ". quantity unit unitPrice leadTime amount"`,
    xl: '"number text partNumber quantity unit unitPrice amount leadTime actions"',
  },
  [LARGE_TEXT]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: `"number" "actions" "text" "partNumber" "leadTime" "quantity" "unit"
      "unitPrice" "amount"`,
  },
};

/** The cells of a column that was copied from a spreadsheet; undefined: it is a single text. */
function readColumn(pasted: string): string[] | undefined {
  const rows = pasted.replace(/(\r\n?|\n)$/, '').split(/\r\n?|\n/);
  return rows.length > 1 ? rows.map((row) => row.split('\t')[0]!.trim()) : undefined;
}

/** Enter leads to the same field of the next line, as in a spreadsheet. */
function focusNextLine(event: KeyboardEvent<HTMLInputElement>) {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return;
  const name = currentTarget.name.replace(/\d+/, (index) => String(Number(index) + 1));
  // At once, unlike `setFocus`: the next digit is typed there.
  const next = currentTarget.form?.elements.namedItem(name);
  if (!(next instanceof HTMLInputElement)) return;
  next.focus();
  next.select();
}

export function QuotationLine(props: QuotationLineProps) {
  const { index, total, parts, proposalsOf, onChoose, onPasteColumn, onRemove } = props;
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  const { control, setFocus, setValue } = useFormContext<QuotationValues>();
  const currency = useWatch({ control, name: 'currency' });
  const line = useWatch({ control, name: `lines.${index}` });
  const isSaving = useSaving();
  const [hasDetails, setHasDetails] = useState(line.note !== '' || line.discount !== '');
  const part = parts.find(({ _id }) => _id === line.partId);
  const number = index + 1;
  const amount = lineAmount(toLine(line), currency);

  const field = (
    name: LineField,
    { htmlInput, ...rules }: Partial<FormTextProps<QuotationValues>>,
  ) => {
    const label = t(`line.${name}`);
    return (
      <FormText<QuotationValues>
        {...rules}
        name={`lines.${index}.${name}`}
        label={label}
        autoComplete="off"
        htmlInput={{
          'aria-label': t('line.labelled', { label, number }),
          onKeyDown: focusNextLine,
          onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
            const cells = readColumn(event.clipboardData.getData('text'));
            if (!cells || isSaving) return;
            event.preventDefault();
            onPasteColumn(name, cells);
          },
          ...htmlInput,
        }}
        sx={{
          gridArea: name,
          '& input': { textAlign: htmlInput?.inputMode && 'end' },
        }}
      />
    );
  };
  const max = MAX_QUANTITY.toLocaleString('en');
  const quantity = (text: string) =>
    readQuantity(text) !== undefined || t('problems.quantity', { max });
  const percent = (text: string) => readPercent(text) !== undefined || t('problems.percent');
  const price = (text: string) => readPrice(text) !== undefined || t('problems.price');
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
        {part && (
          <Link
            href={paths.singleSparePart(part._id)}
            target="_blank"
            rel="noopener"
            aria-label={t('line.open', { number })}
          >
            <Thumbnail file={part.image} imageSizes={part.imageSizes} />
          </Link>
        )}
      </Box>
      <LineText
        index={index}
        help={line.partId !== '' && !part && t('line.deleted')}
        onKeyDown={focusNextLine}
        onChoose={onChoose}
      />
      {field('partNumber', { maxLength: MAX_LENGTHS.partNumber })}
      {field('quantity', {
        validate: { quantity },
        htmlInput: { inputMode: 'decimal' },
      })}
      {field('unit', { maxLength: MAX_LENGTHS.unit })}
      {field('unitPrice', {
        validate: { price },
        htmlInput: { inputMode: 'decimal' },
      })}
      <Box sx={{ gridArea: 'amount', textAlign: 'end', typography: 'body2' }}>
        <Typography variant="caption" color="textSecondary" component="div">
          {t('line.amount')}
        </Typography>
        {amount === undefined ? '–' : formatMoney(amount, currency, language)}
      </Box>
      {field('leadTime', { maxLength: MAX_LENGTHS.word })}
      <PriceChoices
        number={number}
        proposals={proposalsOf(line)}
        currency={currency}
        price={line.unitPrice}
        onChoose={(chosen) =>
          setValue(`lines.${index}.unitPrice`, chosen, { shouldDirty: true, shouldValidate: true })
        }
      />
      {/* They take a row only where there is one of them. */}
      {hasDetails && (
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1 }}>
          <Box sx={{ flex: '0 1 8rem' }}>
            {field('discount', { validate: { percent }, htmlInput: { inputMode: 'decimal' } })}
          </Box>
          {field('note', { maxLength: MAX_LENGTHS.line })}
        </Box>
      )}
      <Box sx={{ gridArea: 'actions', display: 'flex', justifyContent: 'end' }}>
        <Tooltip title={t('line.addNote', { number })}>
          <IconButton
            onClick={() => {
              flushSync(() => setHasDetails(true));
              setFocus(`lines.${index}.note`);
            }}
          >
            <NoteAdd fontSize="small" />
          </IconButton>
        </Tooltip>
        <IconButton
          disabled={isSaving}
          aria-label={t('line.remove', { number })}
          onClick={onRemove}
        >
          <Delete fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
