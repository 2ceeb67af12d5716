import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Import, useSetImportColumnsMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { ListEmpty } from '@/client/components/console/QueryResult';
import { useFormFailure } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { CLEAR } from '@/shared/imports';
import { paths } from '@/shared/siteMap';
import { ColumnTable } from './ColumnTable';
import { blockedBy, matchedBy } from './columnProblems';
import { ImageNotes } from './Notes';
import { SheetChoice } from './SheetChoice';
import { StepBar } from './StepBar';

/** Which column of the file holds what. */
export function ColumnsStep({ imported }: { imported: Import }) {
  const { sheet, headerRow } = imported;
  // Other columns have other proposals.
  const key = `${sheet} ${headerRow}`;
  return (
    <>
      <SheetChoice key={`choice ${key}`} imported={imported} />
      {/* Which images no row uses is only known after the check. */}
      <ImageNotes images={{ ...imported.images, unmatched: [] }} />
      <Columns key={key} imported={imported} />
    </>
  );
}

function Columns({ imported }: { imported: Import }) {
  const { t } = useTranslation('imports');
  const { _id: id, columns } = imported;
  const navigate = useNavigate();
  // The guard drops what is null.
  const proposed = columns.map(({ field }) => field ?? null);
  const [fields, setFields] = useState(proposed);
  const [setColumns, { isLoading }] = useSetImportColumnsMutation();
  const [failure, showFailure] = useFormFailure(t('columns.failed'));
  const release = useUnsavedChanges(fields.some((field, index) => field !== proposed[index]));
  const reasonId = useId();
  const change = useCallback(
    (index: number, field: string | null) => setFields((before) => before.with(index, field)),
    [],
  );

  const check = async () => {
    showFailure(undefined);
    const { error } = await setColumns({ id, importColumnsForm: { fields } });
    if (error) return showFailure(error);
    release();
    // Without the step, where the columns were shown again.
    await navigate(paths.singleImport(id), { replace: true });
  };

  if (columns.length === 0) return <ListEmpty>{t('columns.empty')}</ListEmpty>;
  const blocked = blockedBy(fields);
  const chosen = fields.filter((field) => field !== null).length;
  return (
    <>
      <Typography variant="body2" sx={{ mb: 2, maxWidth: '75ch' }}>
        {t('columns.text')}
      </Typography>
      <ColumnTable columns={columns} fields={fields} onChange={change} />
      <Stack spacing={1.5} sx={{ mt: 2, maxWidth: '75ch' }}>
        {!blocked && <Alert severity="info">{t(`columns.matched.${matchedBy(fields)}`)}</Alert>}
        <Typography variant="body2" color="textSecondary">
          {t('columns.cells', { clear: CLEAR })}
        </Typography>
      </Stack>
      <StepBar>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Box role="status" id={reasonId}>
          {blocked ? (
            <Alert severity="warning">{t(`columns.blocked.${blocked}`)}</Alert>
          ) : (
            t('columns.count', { chosen, count: fields.length })
          )}
        </Box>
        <Box>
          <BusyButton
            variant="contained"
            busy={isLoading || blocked !== undefined}
            aria-describedby={reasonId}
            onClick={() => void check()}
          >
            {t('columns.check')}
          </BusyButton>
        </Box>
      </StepBar>
    </>
  );
}
