import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import type { SubmitEvent } from 'react';
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
  size?: ButtonProps['size'];
  /** Of the button. */
  sx?: SxProps<Theme>;
}

/** A form that the site's server accepts without script. */
export function AddToQuotation({ part, size = 'small', sx }: AddToQuotationProps) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const action = localizedPath(useLanguage(), paths.quotation());
  const { _id: partId, name } = part;
  const line = useSelector((state: { quotation: QuotationState }) => selectLineOf(state, partId));
  const { quantity, unit } = minimumOf(part.moq ?? '1');
  const isFull = useSelector(selectLineCount) >= MAX_LINES && !line;
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(linesAdded([{ partId, ...namesOf(part), quantity, unit }]));
  };
  const state = isFull
    ? t('quotationList.full', { count: MAX_LINES })
    : line && t('quotationList.added', { count: line.quantity ?? 0 });
  return (
    <Box component="form" method="post" action={action} onSubmit={add} sx={{ display: 'contents' }}>
      <input type="hidden" name={INTENT_FIELD} value={intent} />
      <input type="hidden" name={PART_ID_FIELD} value={partId} />
      <input type="hidden" name={quantityField(partId)} value={quantity} />
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
