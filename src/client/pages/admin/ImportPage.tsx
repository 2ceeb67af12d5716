import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { type Import, isRunning, isUnknownId, useImport } from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { ListError, QueryResult } from '@/client/components/console/QueryResult';
import { useCategoryOptions } from '@/client/features/categories/useCategoryTree';
import { CheckStep } from '@/client/features/imports/CheckStep';
import { ColumnsStep } from '@/client/features/imports/ColumnsStep';
import { FailedImport, ImportProgress } from '@/client/features/imports/ImportProgress';
import { ImportStepper } from '@/client/features/imports/ImportStepper';
import { ResultStep } from '@/client/features/imports/ResultStep';
import { useTranslation } from '@/client/i18n/useTranslation';
import { passFocus } from '@/client/lib/focusMain';
import { paths } from '@/shared/siteMap';

/** The columns of an import that has been checked, to be changed. */
export const ImportColumnsPage = () => <ImportPage withColumns />;

/** One import, at the step that it has reached. */
export default function ImportPage({ withColumns = false }: { withColumns?: boolean }) {
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
        {(imported) => <CurrentStep imported={imported} withColumns={withColumns} />}
      </QueryResult>
    </>
  );
}

function CurrentStep({ imported, withColumns }: { imported: Import; withColumns: boolean }) {
  const { t } = useTranslation('imports');
  const state = withColumns && imported.state === 'ready' ? 'columns' : imported.state;
  return (
    <>
      <ImportStepper state={state} />
      <Typography
        tabIndex={-1}
        component="h2"
        variant="subtitle1"
        sx={{ mb: 1.5, outline: 'none' }}
      >
        <span role="status">{t(`states.${state}`)}</span>
      </Typography>
      {/* The next step takes the focus to the heading. */}
      <div key={state} ref={passFocus}>
        {isRunning(state) && <ImportProgress {...imported} />}
        {state === 'failed' && <FailedImport imported={imported} />}
        {state === 'columns' && <ColumnsStep imported={imported} />}
        {state === 'ready' && <CheckedImport imported={imported} />}
        {(state === 'applied' || state === 'undone') && <ResultStep imported={imported} />}
      </div>
    </>
  );
}

function CheckedImport({ imported }: { imported: Import }) {
  return <CheckStep imported={imported} categories={useCategoryOptions()} />;
}
