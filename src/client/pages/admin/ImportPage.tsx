import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useParams, useSearchParams } from 'react-router-dom';
import { type Import, isRunning, isUnknownId, useErrorText, useImport } from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { QueryResult } from '@/client/components/console/QueryResult';
import { CheckStep } from '@/client/features/imports/CheckStep';
import { ColumnsStep } from '@/client/features/imports/ColumnsStep';
import { ImportProgress } from '@/client/features/imports/ImportProgress';
import { ImportStepper, currentStep } from '@/client/features/imports/ImportStepper';
import { ResultStep } from '@/client/features/imports/ResultStep';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

/** One import, at the step that it has reached. */
export default function ImportPage() {
  const { importId = '' } = useParams();
  const { t } = useTranslation('imports');
  const query = useImport(importId);
  const { currentData } = query;
  return (
    <>
      <PageHeader
        title={currentData?.fileName ?? t('single.title')}
        back={{ to: paths.imports(), text: t('single.back') }}
      />
      <QueryResult
        // Polling does not replace the page by a skeleton or an error that is gone in a second.
        query={{ ...query, data: currentData }}
        failed={t('single.failed')}
        isFinal={isUnknownId}
      >
        {(imported) => <Steps imported={imported} />}
      </QueryResult>
    </>
  );
}

function Steps({ imported }: { imported: Import }) {
  const [params] = useSearchParams();
  const { state } = imported;
  const step = currentStep(state, params.get('step'));
  return (
    <>
      <ImportStepper step={step} failed={state === 'failed'} done={state === 'applied'} />
      {isRunning(state) && <ImportProgress {...imported} />}
      {state === 'failed' && <FailedImport imported={imported} />}
      {step === 'columns' && <ColumnsStep imported={imported} />}
      {step === 'check' && state === 'ready' && <CheckStep imported={imported} />}
      {step === 'result' && <ResultStep imported={imported} />}
    </>
  );
}

function FailedImport({ imported }: { imported: Import }) {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  return (
    <>
      <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {errorText({ data: imported.failure }, t('single.fileFailed'))}
      </Alert>
      <Button href={paths.imports()} variant="contained">
        {t('single.another')}
      </Button>
    </>
  );
}
