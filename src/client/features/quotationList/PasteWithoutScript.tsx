import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { useHref, useLocation } from 'react-router-dom';
import { LabeledField } from '@/client/components/LabeledField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import type { PastedLine } from '@/shared/pastedList';
import { INTENT_FIELD, LIST_FORM_ID, type ListIntent, PASTED_FIELD } from '@/shared/quotationForm';
import { PastedFields } from './PastedFields';
import { usePastedRows } from './pastedRows';
import { PastedSummary } from './PastedSummary';
import { selectLineCount } from './quotationSlice';

/** Id of the pasted lines, to which their page scrolls. */
const RESULT = 'pasted-lines';

/** A list is pasted into the form of the list, which the site's server accepts without script. */
export function PasteWithoutScript() {
  const { t } = useTranslation('pasteList');
  const { pasted, values } = useRenderedForm() ?? {};
  const hasForm = useSelector(selectLineCount) > 0 || !!pasted;
  const { pathname, search } = useLocation();
  const action = useHref({ pathname, search, hash: RESULT });
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Typography variant="h3" component="h2">
        {t('heading')}
      </Typography>
      <Box component="form" id={hasForm ? undefined : LIST_FORM_ID} method="post" action={action}>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
          {t('withoutScript.text')}
        </Typography>
        <LabeledField
          label={t('field')}
          placeholder={t('example')}
          multiline
          rows={6}
          defaultValue={values?.[PASTED_FIELD]}
          slotProps={{
            input: { name: PASTED_FIELD, form: LIST_FORM_ID, dir: 'auto', spellCheck: false },
          }}
        />
        <SubmitButton intent="paste" action={action} isMain={!pasted}>
          {t('find')}
        </SubmitButton>
      </Box>
      {pasted && <PastedResult lines={pasted} />}
    </Box>
  );
}

/** Each line with the parts that it may mean, and the fields that add it. */
function PastedResult({ lines }: { lines: readonly PastedLine[] }) {
  const { t } = useTranslation('pasteList');
  const { rows, isError, refetch } = usePastedRows(lines);
  const addButton = (
    <SubmitButton intent="update" isMain>
      {t('add', { count: lines.length })}
    </SubmitButton>
  );
  return (
    // Without script the whole header stays above the page.
    <Box id={RESULT} sx={{ mt: 3, scrollMarginTop: { lg: 64 } }}>
      <PastedSummary rows={rows} isError={isError} onRetry={refetch} />
      <Typography sx={{ mt: 1 }}>{t('withoutScript.help')}</Typography>
      {addButton}
      <Box component="ol" aria-label={t('lines')} sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {rows.map((row, index) => (
          <PastedFields key={index} index={index} row={row} />
        ))}
      </Box>
      {addButton}
    </Box>
  );
}

interface SubmitButtonProps {
  intent: ListIntent;
  action?: string;
  isMain: boolean;
  children: string;
}

const SubmitButton = ({ intent, action, isMain, children }: SubmitButtonProps) => (
  <Button
    type="submit"
    variant={isMain ? 'contained' : 'outlined'}
    form={LIST_FORM_ID}
    formAction={action}
    name={INTENT_FIELD}
    value={intent}
    sx={{ mt: 2, minHeight: 44 }}
  >
    {children}
  </Button>
);
