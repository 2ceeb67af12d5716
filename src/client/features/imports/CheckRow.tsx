import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Import, type ImportRow, useEditImportRowMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { readEntries } from '@/client/components/console/useFormDraft';
import { useNotices } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { columnLetter } from '@/client/lib/columnLetter';
import { passFocus } from '@/client/lib/focusMain';
import { problemText } from '@/shared/importProblems';
import { paths } from '@/shared/siteMap';
import { isolated, joined } from '@/shared/isolate';
import { rowDraft } from './drafts';
import { RowChanges } from './RowChanges';
import { RowEditor } from './RowEditor';

interface OfRow {
  imported: Import;
  row: ImportRow;
}

interface CheckRowProps extends OfRow {
  categories: readonly CategoryOption[];
}

const colors: Record<NonNullable<ImportRow['state']>, ChipProps['color']> = {
  new: 'success',
  changed: 'info',
  unchanged: 'default',
  faulty: 'error',
};

/** A row of the file: what importing it changes, or why it cannot be imported. */
export function CheckRow({ imported, categories, row }: CheckRowProps) {
  const { t } = useTranslation('importCheck');
  const { report } = useNotices();
  const [edit, { isLoading }] = useEditImportRowMutation();
  const [isEdited, setEdited] = useState(() => readEntries(rowDraft(imported, row)).length > 0);
  const editButton = useRef<HTMLButtonElement>(null);
  const { row: number, state = 'faulty', skipped, changes } = row;
  const excluded = row.excluded || skipped !== undefined;
  const title = t('row.title', { row: number });
  const exclude = () =>
    report(
      edit({ id: imported._id, importRowForm: { row: number, excluded: !excluded } }),
      t(excluded ? 'row.included' : 'row.excluded', { row: number }),
      t('row.excludeFailed'),
    );
  const close = () => {
    flushSync(() => setEdited(false));
    editButton.current?.focus();
  };
  return (
    <Paper
      ref={passFocus}
      component="article"
      variant="outlined"
      aria-label={title}
      tabIndex={-1}
      sx={{ px: 2, py: 1.5 }}
    >
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          {skipped ? <RowText row={row} /> : <RowName imported={imported} row={row} />}
          <Typography variant="body2" color="textSecondary">
            {skipped ? t('row.skipped', { title, reason: t(`reasons.${skipped}`) }) : title}
          </Typography>
        </Box>
        <Chip
          size="small"
          color={excluded ? 'default' : colors[state]}
          variant="outlined"
          label={t(`states.${skipped ? 'skipped' : excluded ? 'excluded' : state}`)}
        />
        <Stack direction="row" sx={{ '& button': { minHeight: { xs: 40, md: 'auto' } } }}>
          {!isEdited && !excluded && (
            <Button
              ref={editButton}
              size="small"
              aria-label={t('row.editOf', { row: number })}
              onClick={() => setEdited(true)}
            >
              {t('row.edit')}
            </Button>
          )}
          <BusyButton
            size="small"
            busy={isLoading}
            aria-label={t(excluded ? 'row.includeOf' : 'row.excludeOf', { row: number })}
            onClick={() => void exclude()}
          >
            {t(excluded ? 'row.include' : 'row.exclude')}
          </BusyButton>
        </Stack>
      </Stack>
      {!excluded && <Problems imported={imported} row={row} />}
      {isEdited && !excluded ? (
        <RowEditor imported={imported} categories={categories} row={row} onClose={close} />
      ) : (
        changes.length > 0 && <RowChanges changes={changes} isNew={row.part === undefined} />
      )}
    </Paper>
  );
}

/** The part that is changed, or what the file calls the new one. */
function RowName({ imported: { columns }, row: { part, cells } }: OfRow) {
  const { t } = useTranslation('importCheck');
  const textOf = (field: string) =>
    cells[columns.findIndex((column) => column.field === field)]?.trim();
  const name = part?.name ?? (textOf('name') || textOf('nameZh'));
  const number = part?.partNumber ?? textOf('partNumber');
  return (
    <Typography component="h2" sx={{ fontWeight: 600 }}>
      <bdi>
        {part ? (
          <Link href={paths.singleSparePart(part._id)}>{name}</Link>
        ) : (
          (name ?? t('row.noName'))
        )}
      </bdi>
      {number && ` · ${isolated(number)}`}
    </Typography>
  );
}

/** What the cells of a row say that is no part. */
function RowText({ row: { cells } }: Pick<OfRow, 'row'>) {
  const texts = new Set(cells.map((text) => text.trim()).filter(Boolean));
  return (
    <Typography component="h2" sx={{ overflowWrap: 'anywhere' }}>
      {joined([...texts])}
    </Typography>
  );
}

function Problems({ imported: { columns }, row: { problems } }: OfRow) {
  const { t } = useTranslation('importCheck');
  const language = useLanguage();
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" role="note" sx={{ mt: 1 }}>
      {problems.map((problem) => {
        const { column, code } = problem;
        const reason = problemText(problem, language);
        const heading = columns[column ?? -1]?.heading;
        return (
          <div key={`${column} ${code}`} dir="auto">
            {column === undefined
              ? reason
              : t(heading ? 'row.problem' : 'row.problemOf', {
                  letter: columnLetter(column),
                  column: heading,
                  reason,
                })}
          </div>
        );
      })}
    </Alert>
  );
}
