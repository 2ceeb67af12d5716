import Alert from '@mui/material/Alert';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { useHydrated } from '@/client/lib/useHydrated';
import { storedLines } from '@/shared/cookieList';
import { MAX_LINES, MAX_PASTE_WITHOUT_SCRIPT, MAX_QUANTITY } from '@/shared/limits';
import { PASTED_FIELD } from '@/shared/quotationForm';

const limits: Record<string, number> = {
  quantity: MAX_QUANTITY,
  tooMany: MAX_LINES,
  tooLong: MAX_PASTE_WITHOUT_SCRIPT,
};

/** Why a submission without script neither changed nor sent the list, and what is not stored. */
export function ListProblem() {
  const { t } = useTranslation('sendQuotation');
  const { listProblem, lines = [], values } = useRenderedForm() ?? {};
  // Script reads a pasted list itself, and longer ones.
  const isReadAgain = useHydrated() && values?.[PASTED_FIELD] !== undefined;
  const unstored = lines.length - storedLines(lines).length;
  return (
    <>
      {listProblem && !isReadAgain && (
        <Alert severity="error">
          {t(`problem.${listProblem}`, { max: limits[listProblem] ?? 0 })}
        </Alert>
      )}
      {unstored > 0 && (
        <noscript>
          <Alert severity="warning">{t('unstored', { count: unstored })}</Alert>
        </noscript>
      )}
    </>
  );
}
