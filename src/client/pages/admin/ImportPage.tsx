import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  type Import,
  isRunning,
  isUnknownId,
  useCheckImportMutation,
  useErrorText,
  useImport,
  useListCategoriesQuery,
} from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { PageHeader } from '@/client/components/console/PageHeader';
import { ListError, QueryResult } from '@/client/components/console/QueryResult';
import { useNotices } from '@/client/components/console/useFailure';
import { selectCategoryOptions } from '@/client/features/categories/selectors';
import { CheckStep } from '@/client/features/imports/CheckStep';
import { ColumnsStep } from '@/client/features/imports/ColumnsStep';
import { ImportProgress } from '@/client/features/imports/ImportProgress';
import { ImportStepper, currentStep } from '@/client/features/imports/ImportStepper';
import { ResultStep } from '@/client/features/imports/ResultStep';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { paths } from '@/shared/siteMap';

/** One import, at the step that it has reached. */
export default function ImportPage() {
  const { importId = '' } = useParams();
  const { t } = useTranslation('imports');
  const query = useImport(importId);
  const { currentData, error, refetch } = query;
  // It stays on the screen where the backend cannot be reached for a while.
  const isStale = currentData !== undefined && error !== undefined && !isUnknownId(error);
  return (
    <>
      <PageHeader
        title={currentData?.fileName ?? t('single.title')}
        back={{ to: paths.imports(), text: t('single.back') }}
      />
      {isStale && (
        <Box sx={{ mb: 2 }}>
          <ListError text={t('single.stale')} onRetry={() => void refetch()} />
        </Box>
      )}
      <QueryResult
        query={{ ...query, data: currentData, error: isStale ? undefined : error }}
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
  // The button that led to the next step is gone with its own.
  useEffect(() => {
    if (document.activeElement === document.body) focusMain();
  }, [step, state]);
  return (
    <>
      <ImportStepper step={step} failed={state === 'failed'} done={state === 'applied'} />
      {isRunning(state) && <ImportProgress {...imported} />}
      {state === 'failed' && <FailedImport imported={imported} />}
      {step === 'columns' && <ColumnsStep imported={imported} />}
      {step === 'check' && state === 'ready' && <CheckedImport imported={imported} />}
      {step === 'result' && <ResultStep imported={imported} />}
    </>
  );
}

function CheckedImport({ imported }: { imported: Import }) {
  useListCategoriesQuery();
  return <CheckStep imported={imported} categories={useSelector(selectCategoryOptions)} />;
}

/** Only its dry run can be repeated, as the file is not stored. */
function FailedImport({ imported }: { imported: Import }) {
  const { t } = useTranslation(['imports', 'importCheck']);
  const errorText = useErrorText();
  const { showFailure } = useNotices();
  const [check, { isLoading }] = useCheckImportMutation();
  const { _id: id, columns, failure } = imported;
  const repeat = async () => {
    const { error } = await check({ id });
    if (error) showFailure(error, t('importCheck:recheckFailed'));
  };
  return (
    <>
      <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {errorText({ data: failure }, t('single.fileFailed'))}
      </Alert>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {columns.length > 0 && (
          <BusyButton variant="contained" busy={isLoading} onClick={() => void repeat()}>
            {t('importCheck:recheck')}
          </BusyButton>
        )}
        <Button href={paths.imports()} variant={columns.length > 0 ? 'outlined' : 'contained'}>
          {t('single.another')}
        </Button>
      </Stack>
    </>
  );
}
