import Download from '@mui/icons-material/Download';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import {
  exportTypes,
  type Import,
  useLazyExportFaultyRowsQuery,
  useUpdateImportMutation,
} from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { columnLetter } from '@/client/lib/columnLetter';
import { saveDownload } from '@/client/lib/saveDownload';
import { MAX_IMAGE_MEGAPIXELS, MAX_IMAGE_MIB } from '@/shared/limits';
import { joined } from '@/shared/isolate';

interface NoteProps extends Pick<AlertProps, 'severity' | 'action'> {
  title: string;
  lines?: readonly ReactNode[];
  /** Of all lines; missing: `lines` has them all. */
  count?: number | undefined;
  /** Lines that are shown. */
  max?: number;
}

/** What an admin should know of an import. */
export function Note({ title, lines = [], max = 20, count, ...alert }: NoteProps) {
  const { t } = useTranslation('importCheck');
  const shown = lines.slice(0, max);
  const more = (count ?? lines.length) - shown.length;
  return (
    <Alert
      {...alert}
      role="note"
      sx={{
        mb: 2,
        flexWrap: 'wrap',
        overflowWrap: 'anywhere',
        '& .MuiAlert-message': { flex: '1 1 14rem' },
        '& button': { minHeight: { xs: 40, md: 'auto' } },
      }}
    >
      {title}
      {lines.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {shown.map((line, index) => (
            // Two files of an archive may have the same name.
            <li key={index} dir="auto">
              {line}
            </li>
          ))}
          {more > 0 && <li>{t('more', { count: more })}</li>}
        </Box>
      )}
    </Alert>
  );
}

interface HiddenPartsProps {
  imported: Import;
  /** What is chosen for each column. */
  fields: readonly (string | null | undefined)[];
}

/** Columns and sheets that are not imported because the file hides them. */
export function HiddenParts({ imported, fields }: HiddenPartsProps) {
  const { t } = useTranslation('imports');
  const { columns, hiddenSheets = [] } = imported;
  const letters = columns.flatMap(({ hidden }, column) =>
    hidden && !fields[column] ? columnLetter(column) : [],
  );
  const names = hiddenSheets.map((name) => t('hidden.name', { name }));
  const parts = [
    { kind: 'columns', names: letters },
    { kind: 'sheets', names },
  ] as const;
  const shown = parts.filter((part) => part.names.length > 0);
  if (shown.length === 0) return null;
  const texts = shown.map((part) =>
    t(`hidden.${part.kind}`, { names: joined(part.names, ', '), count: part.names.length }),
  );
  return (
    <Note severity="info" title={t('hidden.title', { parts: texts.join(t('hidden.between')) })} />
  );
}

/** Categories of the file that do not exist, and the choice to create them. */
export function UnknownCategories({ imported }: { imported: Import }) {
  const { t } = useTranslation('importCheck');
  const { showFailure } = useNotices();
  const [update, { isLoading }] = useUpdateImportMutation();
  const { _id: id, unknownCategories, newCategories } = imported;
  const count = unknownCategories.length;
  if (count === 0) return null;

  const choose = async () => {
    const { error } = await update({ id, importSettings: { newCategories: !newCategories } });
    if (error) showFailure(error, t('categories.failed'));
  };

  return (
    <Note
      severity={newCategories ? 'info' : 'warning'}
      title={t(newCategories ? 'categories.willCreate' : 'categories.title', { count })}
      // Those that are not created are among the words.
      lines={
        newCategories
          ? unknownCategories.map(({ path, rows }) => t('categories.entry', { path, count: rows }))
          : []
      }
      action={
        <BusyButton color="inherit" busy={isLoading} onClick={() => void choose()}>
          {t(newCategories ? 'categories.dontCreate' : 'categories.create')}
        </BusyButton>
      }
    />
  );
}

const IMAGE_FAULTS = [
  'file_too_large',
  'image_type_unsupported',
  'image_broken',
  'image_not_found',
  'image_too_many_pixels',
] as const;

/** Images that the import does not use, and why. */
export function ImageNotes({ images: { rejected, unmatched } }: Pick<Import, 'images'>) {
  const { t } = useTranslation('importCheck');
  const rejections = rejected.map(({ name, code, row }) => {
    const fault = IMAGE_FAULTS.find((candidate) => candidate === code) ?? 'other';
    const limits = { mib: MAX_IMAGE_MIB, megapixels: MAX_IMAGE_MEGAPIXELS };
    const reason = t(`images.reasons.${fault}`, limits);
    if (row === undefined) return t('images.reason', { file: name, reason });
    const file = name.slice(name.lastIndexOf('/') + 1);
    return t('images.reasonInRow', { row, file, reason });
  });
  const notes = [
    { kind: 'rejected', lines: rejections },
    { kind: 'unmatched', lines: unmatched },
  ] as const;
  return notes.map(
    ({ kind, lines }) =>
      lines.length > 0 && (
        <Note
          key={kind}
          severity="info"
          title={t(`images.${kind}`, { count: lines.length })}
          lines={lines}
        />
      ),
  );
}

/** How many rows are faulty, and the button that downloads them with their reasons. */
export function FaultyRows({ imported }: { imported: Import }) {
  const { t } = useTranslation('importCheck');
  const { showFailure } = useNotices();
  const [exportRows, { isFetching }] = useLazyExportFaultyRowsQuery();
  const { _id: id, fileName, state, counts } = imported;
  const { faulty = 0, excludedFaulty = 0 } = counts ?? {};
  const count = faulty + excludedFaulty;
  if (count === 0) return null;

  const save = async () => {
    // In the format of the file that they are from.
    const format = /\.xlsx$/i.test(fileName) ? 'xlsx' : 'csv';
    const { data, error } = await exportRows({ id, format });
    if (!data) return showFailure(error, t('faulty.downloadFailed'));
    saveDownload(data.href, `${t('faulty.file')}.${exportTypes[data.type]}`);
  };

  return (
    <Note
      severity="warning"
      title={
        state === 'ready' && faulty > 0
          ? t('faulty.text', { count: faulty })
          : t('faulty.skipped', { count })
      }
      action={
        <BusyButton
          color="inherit"
          startIcon={<Download />}
          busy={isFetching}
          onClick={() => void save()}
        >
          {t('faulty.download')}
        </BusyButton>
      }
    />
  );
}
