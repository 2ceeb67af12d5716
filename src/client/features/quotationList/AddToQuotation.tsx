import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode, SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SparePart } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { localizedPath } from '@/shared/language';
import { MAX_LINES } from '@/shared/limits';
import { minimumOf } from '@/shared/lineUnits';
import {
  INTENT_FIELD,
  type ListIntent,
  PART_ID_FIELD,
  quantityField,
} from '@/shared/quotationForm';
import { paths } from '@/shared/siteMap';
import {
  linesAdded,
  namesOf,
  type QuotationState,
  selectLineCount,
  selectLineOf,
} from './quotationSlice';

const intent: ListIntent = 'add';

interface AddToQuotationProps {
  part: Pick<SparePart, '_id' | 'name' | 'partNumber' | 'moq'>;
  /** By default the part's minimum; null where none is typed. */
  quantity?: number | null;
  /** The field for the quantity. */
  children?: ReactNode;
  size?: ButtonProps['size'];
  /** Of the button. */
  sx?: SxProps<Theme>;
}

/** A form that the site's server accepts without script. */
export function AddToQuotation(props: AddToQuotationProps) {
  const { part, children, size = 'small', sx } = props;
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const action = localizedPath(useLanguage(), paths.quotation());
  const { _id: partId, name } = part;
  const line = useSelector((state: { quotation: QuotationState }) => selectLineOf(state, partId));
  const minimum = minimumOf(part.moq ?? '1');
  const { quantity = minimum.quantity } = props;
  const isFull = useSelector(selectLineCount) >= MAX_LINES && !line;
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (quantity === null) {
      (event.currentTarget.elements.namedItem(quantityField(partId)) as HTMLElement).focus();
      return;
    }
    dispatch(linesAdded([{ partId, ...namesOf(part), quantity, unit: minimum.unit }]));
  };
  const state = isFull
    ? t('quotationList.full', { count: MAX_LINES })
    : line && t('quotationList.added', { count: line.quantity ?? 0 });
  return (
    <Box component="form" method="post" action={action} onSubmit={add} sx={{ display: 'contents' }}>
      <input type="hidden" name={INTENT_FIELD} value={intent} />
      <input type="hidden" name={PART_ID_FIELD} value={partId} />
      {children ?? <input type="hidden" name={quantityField(partId)} value={minimum.quantity} />}
      <Button
        type="submit"
        variant="outlined"
        size={size}
        disabled={isFull}
        startIcon={<Add />}
        aria-label={[t('quotationList.addNamed', { name }), state].filter(Boolean).join(', ')}
        sx={sx}
      >
        {state ?? t('quotationList.add')}
      </Button>
    </Box>
  );
}
