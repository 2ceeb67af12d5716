import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nanoid } from '@reduxjs/toolkit';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { type BuyerResponseType, isConflict, useRespondToCompanyMutation } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { safeSessionStorage, storedJson } from '@/client/lib/storage';
import { readResponse, RESPONSE_ANCHOR, TYPE_FIELD } from '@/shared/buyerResponses';
import { KEY_FIELD } from '@/shared/messageForms';
import { formatMoney } from '@/shared/quotationTotals';
import type { IssuedQuotation } from './Quotation';
import { ResponseFields } from './ResponseFields';

interface ResponseFormProps {
  type: BuyerResponseType;
  /** The one that it is about; a question may be about the inquiry. */
  quotation?: IssuedQuotation;
  token: string;
  onFailed: (failure: unknown) => void;
  onSent: () => void;
}

const NUMBER_FIELD = 'quotationNumber';

type Values = Record<string, string>;

/** The filled fields of a form. */
const valuesOf = ({ elements }: HTMLFormElement): Values => {
  const fields = [...elements] as HTMLInputElement[];
  const filled = fields.filter(({ name, value }) => name !== '' && value !== '');
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
};

/** What was typed in this tab until it is sent. */
const draftOf = (type: BuyerResponseType, token: string) =>
  storedJson(
    `draft.${type}.${token}`,
    undefined,
    (found) => Object(found) as Values,
    safeSessionStorage,
  );

/** One form of the page: a disclosure that also opens without script, as the form is sent without it. */
export function ResponseForm({ type, quotation, token, onFailed, onSent }: ResponseFormProps) {
  const { t } = useTranslation('buyerInquiry');
  const language = useLanguage();
  const action = useHref(useLocation().pathname);
  const rendered = useRenderedForm();
  const submitted = rendered?.values[TYPE_FIELD] === type ? rendered : undefined;
  const [respond, { isLoading }] = useRespondToCompanyMutation();
  const form = useRef<HTMLFormElement>(null);
  const draft = draftOf(type, token);
  // The key is the same at every try, until the backend has stored something with it.
  const [{ key, values }, setFirst] = useState<{ key: string; values: Values }>(() => ({
    key: rendered?.idempotencyKey ?? nanoid(),
    values: submitted?.values ?? {},
  }));
  const [isOpen, setOpen] = useState(submitted !== undefined);
  const [problems, setProblems] = useState(() =>
    submitted?.failure?.status === 400 ? readResponse(type, values).problems : {},
  );

  const restore = useEffectEvent(() => {
    const stored = draft.read();
    // Lines of another version are other ones.
    const isOther = type === 'changeRequested' && stored[NUMBER_FIELD] !== quotation?.number;
    if (submitted || !stored[KEY_FIELD] || isOther || !form.current) return;
    // What was typed before hydration stays.
    setFirst({ key: stored[KEY_FIELD], values: { ...stored, ...valuesOf(form.current) } });
    setOpen(true);
  });
  useEffect(() => restore(), []);

  const field = (name: string, maxLength: number, help?: string) => {
    const problem = problems[name];
    return {
      name,
      defaultValue: values[name],
      error: problem !== undefined,
      helperText: problem ? t(`respond.problems.${problem}`) : help,
      readOnly: isLoading,
      inputProps: { maxLength },
    };
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const typed = valuesOf(event.currentTarget);
    const { fields, problems: found } = readResponse(type, typed);
    setProblems(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong !== undefined) {
      (event.currentTarget.elements.namedItem(firstWrong) as HTMLElement).focus();
      return;
    }
    const sent = { token, buyerResponseForm: fields, 'Idempotency-Key': `${type}-${key}` };
    const { error } = await respond(sent);
    if (error) {
      if (isConflict(error)) setFirst({ key: nanoid(), values: typed });
      return onFailed(error);
    }
    draft.remove();
    setFirst({ key: nanoid(), values: {} });
    setOpen(false);
    onSent();
  };

  const isMain = type === 'accepted';
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <Button
        component="summary"
        // A summary is a button already.
        role={undefined}
        variant={isMain ? 'contained' : 'outlined'}
        color={isMain ? 'secondary' : 'primary'}
        size="large"
        sx={{ '&::-webkit-details-marker': { display: 'none' }, listStyle: 'none' }}
      >
        {t(`respond.${type}`)}
      </Button>
      <Stack
        // Another form has other first values.
        key={key}
        ref={form}
        component="form"
        method="post"
        action={`${action}#${RESPONSE_ANCHOR}`}
        noValidate
        onChange={() => form.current && draft.write(valuesOf(form.current))}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void onSubmit(event)}
        sx={{ gap: 2.5, mt: 2, mb: 2, maxWidth: 720 }}
      >
        <input type="hidden" name={TYPE_FIELD} value={type} />
        <input type="hidden" name={KEY_FIELD} value={key} />
        {quotation && (
          <>
            <input type="hidden" name={NUMBER_FIELD} value={quotation.number} />
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
          sx={{ alignSelf: 'flex-start' }}
        >
          {t(`respond.submit.${type}`)}
        </Button>
      </Stack>
    </Box>
  );
}
