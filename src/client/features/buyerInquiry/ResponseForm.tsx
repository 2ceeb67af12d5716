import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nanoid } from '@reduxjs/toolkit';
import { type SubmitEvent, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { type BuyerResponseType, isConflict, useRespondToCompanyMutation } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { readResponse, RESPONSE_ANCHOR, TYPE_FIELD } from '@/shared/buyerResponses';
import { KEY_FIELD } from '@/shared/messageForms';
import { formatMoney } from '@/shared/quotationTotals';
import type { IssuedQuotation } from './Quotation';
import { type RenderResponseField, ResponseFields } from './ResponseFields';

interface ResponseFormProps {
  type: BuyerResponseType;
  /** The one that it is about; a question may be about the inquiry. */
  quotation?: IssuedQuotation;
  token: string;
  onFailed: (failure: unknown) => void;
  onSent: () => void;
}

/** One form of the page: a disclosure that also opens without script, as the form is sent without it. */
export function ResponseForm({ type, quotation, token, onFailed, onSent }: ResponseFormProps) {
  const { t } = useTranslation('buyerInquiry');
  const language = useLanguage();
  const action = useHref(useLocation().pathname);
  const rendered = useRenderedForm();
  const values = rendered?.values[TYPE_FIELD] === type ? rendered.values : {};
  const isRejected = values[TYPE_FIELD] !== undefined && rendered?.failure?.status === 400;
  const [problems, setProblems] = useState(() =>
    isRejected ? readResponse(type, values).problems : {},
  );
  const [respond, { isLoading }] = useRespondToCompanyMutation();
  // The same at every try, until the backend has stored something with it.
  const [key, setKey] = useState(() => rendered?.idempotencyKey ?? nanoid());

  const field: RenderResponseField = (name, maxLength) => {
    const problem = problems[name];
    return {
      name,
      defaultValue: values[name],
      error: problem !== undefined,
      helperText: problem && t(`respond.problems.${problem === 'missing' ? 'text' : problem}`),
      readOnly: isLoading,
      inputProps: { maxLength },
    };
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(
      [...new FormData(form)].map(([name, text]) => [name, `${text as string}`]),
    );
    const { fields, problems: found } = readResponse(type, typed);
    setProblems(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong !== undefined) {
      (form.elements.namedItem(firstWrong) as HTMLElement).focus();
      return;
    }
    const sent = { token, buyerResponseForm: fields, 'Idempotency-Key': `${type}-${key}` };
    const { error } = await respond(sent);
    if (!error || isConflict(error)) setKey(nanoid());
    if (error) return onFailed(error);
    form.reset();
    form.closest('details')?.removeAttribute('open');
    onSent();
  };

  const isMain = type === 'accepted';
  return (
    <Box component="details" open={values[TYPE_FIELD] !== undefined}>
      <Button
        component="summary"
        variant={isMain ? 'contained' : 'outlined'}
        color={isMain ? 'secondary' : 'primary'}
        size="large"
        sx={{ minHeight: 44, '&::-webkit-details-marker': { display: 'none' }, listStyle: 'none' }}
      >
        {t(`respond.${type}`)}
      </Button>
      <Stack
        component="form"
        method="post"
        action={`${action}#${RESPONSE_ANCHOR}`}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void onSubmit(event)}
        sx={{ gap: 2.5, mt: 2, mb: 2, maxWidth: 720 }}
      >
        <input type="hidden" name={TYPE_FIELD} value={type} />
        {rendered && <input type="hidden" name={KEY_FIELD} value={rendered.idempotencyKey} />}
        {quotation && (
          <>
            <input type="hidden" name="quotationNumber" value={quotation.number} />
            <Typography>
              {t('respond.about', {
                number: quotation.number,
                total: formatMoney(quotation.total, quotation.currency, language),
              })}
            </Typography>
          </>
        )}
        {isMain && <Typography>{t('respond.binding')}</Typography>}
        <ResponseFields type={type} quotation={quotation} field={field} />
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          loading={isLoading}
          sx={{ alignSelf: 'flex-start', minHeight: 44 }}
        >
          {t(`respond.submit.${type}`)}
        </Button>
      </Stack>
    </Box>
  );
}
