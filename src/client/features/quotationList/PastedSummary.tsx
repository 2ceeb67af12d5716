import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { PastedRow } from './pastedRows';

/** Unknown lines that are named above the list, where each is marked anyway. */
const MAX_NAMED = 5;

interface PastedSummaryProps {
  rows: readonly PastedRow[];
  isError: boolean;
  onRetry: () => void;
}

/** How many lines were matched, and what is to be checked. */
export function PastedSummary({ rows, isError, onRetry }: PastedSummaryProps) {
  const { t } = useTranslation(['pasteList', 'common']);
  if (isError) {
    const retry = (
      <Button data-scripted color="inherit" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    );
    return (
      <Alert severity="error" action={retry}>
        {t('failed')}
      </Alert>
    );
  }
  const unknown = rows.filter(({ state }) => state === 'kept').map(({ line }) => line.text);
  const isRead = ({ line }: PastedRow) => line.quantity !== undefined;
  const counts = {
    summaryChoose: rows.filter(({ choice }) => choice === undefined),
    summaryOpen: rows.filter((row) => !isRead(row)),
    summaryCheck: rows.filter((row) => isRead(row) && row.line.others?.length),
  };
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t('summary', {
          matched: rows.filter(({ state }) => state === 'matched').length,
          count: rows.length,
        })}
        {(['summaryChoose', 'summaryOpen', 'summaryCheck'] as const)
          .filter((part) => counts[part].length > 0)
          .map((part) => ` · ${t(part, { count: counts[part].length })}`)}
      </Typography>
      {unknown.length > 0 && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {unknown.length > MAX_NAMED
            ? t('manyUnknown', { count: unknown.length })
            : t('unknown', { lines: unknown.join(', ') })}
        </Typography>
      )}
    </>
  );
}
