import Alert from '@mui/material/Alert';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { MAX_COOKIE_LINES, MAX_QUANTITY } from '@/shared/limits';

/** Why a submission without script neither changed nor sent the list. */
export function ListProblem() {
  const { t } = useTranslation('sendQuotation');
  const { listProblem } = useRenderedForm() ?? {};
  if (!listProblem) return null;
  const max = listProblem === 'full' ? MAX_COOKIE_LINES : MAX_QUANTITY;
  return <Alert severity="error">{t(`problem.${listProblem}`, { max })}</Alert>;
}
