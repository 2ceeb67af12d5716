import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useGetInquiryQuery, useLazyGetQuotationQuery } from '@/client/api';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type QuotationValues, quotationValues } from './quotationValues';

/** Copies lines and terms of an earlier quotation, after a confirmation. */
export function CopyQuotation({ inquiryId }: { inquiryId: string }) {
  const { t } = useTranslation('quotations');
  const isSaving = useSaving();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" disabled={isSaving} onClick={() => setOpen(true)}>
        {t('copy.button')}
      </Button>
      {isOpen && <CopyDialog inquiryId={inquiryId} onClose={() => setOpen(false)} />}
    </>
  );
}

function CopyDialog({ inquiryId, onClose }: { inquiryId: string; onClose: () => void }) {
  const { t } = useTranslation('quotations');
  const { showDone, showFailure } = useNotices();
  const { getValues, reset } = useFormContext<QuotationValues>();
  const { data: inquiry } = useGetInquiryQuery({ id: inquiryId });
  const [getQuotation, { isFetching }] = useLazyGetQuotationQuery();
  const { quotations = [], related = [], later = [] } = inquiry ?? {};
  const ofOthers = related.concat(later).map(({ quotation }) => quotation?.number ?? '');
  // The draft has been made from the newest version.
  const ofThis = quotations.slice(1).map(({ number }) => number);
  const numbers = [...new Set(ofOthers.concat(ofThis))].filter(Boolean);
  const [number, setNumber] = useState(numbers[0] ?? '');

  const copy = async () => {
    const { data, error } = await getQuotation({ number: number.trim().toUpperCase() });
    if (!data) return showFailure(error, t('copy.failed'));
    const { validUntil } = getValues();
    const copied = { ...quotationValues({ ...data, version: 0, parts: [] }), validUntil };
    reset(copied, { keepDefaultValues: true });
    showDone(t('copy.done', { number: data.number, count: copied.lines.length }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('copy.title')}
      confirmText={t('copy.confirm')}
      confirmColor="primary"
      busy={isFetching}
      onConfirm={() => void (number.trim() && copy())}
      onCancel={onClose}
    >
      {t('copy.text')}
      <Autocomplete
        freeSolo
        disableClearable
        options={numbers}
        inputValue={number}
        onInputChange={(_event, typed) => setNumber(typed)}
        renderInput={(input) => <TextField {...input} label={t('copy.number')} sx={{ mt: 2 }} />}
      />
    </ConfirmDialog>
  );
}
