import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BuyerInquiry, type BuyerResponseType, useErrorText } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { DONE_PARAM, isResponseType, RESPONSE_ANCHOR } from '@/shared/buyerResponses';
import { company } from '@/shared/company';
import type { IssuedQuotation } from './Quotation';
import { ResponseForm } from './ResponseForm';

interface ResponsesProps {
  inquiry: BuyerInquiry;
  token: string;
  /** Something was stored, or is not as the page shows it. */
  onChanged: () => void;
}

/** What a buyer can do with the newest version. */
function typesFor(quotation?: IssuedQuotation): BuyerResponseType[] {
  if (!quotation) return ['question'];
  const { status } = quotation;
  if (status === 'open') return ['accepted', 'changeRequested', 'question', 'declined'];
  if (status === 'declined') return ['accepted', 'changeRequested', 'question'];
  // A withdrawn one is not changed any more.
  return status === 'withdrawn' ? ['question'] : ['changeRequested', 'question'];
}

/** The forms by which a buyer answers the company, and the outcome of the last one. */
export function Responses({ inquiry, token, onChanged }: ResponsesProps) {
  const { t } = useTranslation('buyerInquiry');
  const errorText = useErrorText();
  const rendered = useRenderedForm();
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<unknown>(rendered?.failure);
  const [done, setDone] = useState(() => doneIn(inquiry, params.get(DONE_PARAM)));
  const outcome = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0) outcome.current?.focus();
  }, [count]);
  const [newest] = inquiry.quotations;

  const settle = (sent: BuyerResponseType | undefined, failed?: unknown) => {
    setDone(sent);
    setFailure(failed);
    setCount((before) => before + 1);
    onChanged();
  };

  return (
    <Stack component="section" id={RESPONSE_ANCHOR} sx={{ gap: 2, displayPrint: 'none' }}>
      <Typography variant="h2" sx={{ typography: 'h3' }}>
        {t('respond.heading')}
      </Typography>
      <div ref={outcome} tabIndex={-1} role="status">
        {done !== undefined && <Alert severity="success">{t(`respond.done.${done}`)}</Alert>}
        {failure !== undefined && <Alert severity="error">{failureText(failure)}</Alert>}
      </div>
      {typesFor(newest).map((type) => (
        <ResponseForm
          key={type === 'changeRequested' ? newest?.number : type}
          type={type}
          quotation={newest}
          token={token}
          onSent={() => settle(type)}
          onFailed={(failed) => settle(undefined, failed)}
        />
      ))}
    </Stack>
  );

  function failureText(failed: unknown): string {
    const { status, data } = Object(failed) as { status?: unknown; data?: unknown };
    // A form that the site's server has not read.
    const isUnread = data === undefined && [403, 413, 415].includes(Number(status));
    const text = t(isUnread ? 'respond.unread' : 'respond.failed', { email: company.email });
    return errorText(failed, text);
  }
}

/** What the URL says was done without script, unless it was not. */
const doneIn = ({ correspondence = [] }: BuyerInquiry, type: string | null) =>
  isResponseType(type) && correspondence.at(-1)?.response?.type === type ? type : undefined;
