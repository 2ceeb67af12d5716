import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormField, useMaxLength } from '@/client/components/console/ConsoleForm';
import { FileInput } from '@/client/components/console/FileInput';
import { useFileChoice } from '@/client/components/fileChoice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { fileSize } from '@/client/lib/fileSize';
import { findPdfProblem } from '@/client/lib/pdfFile';
import { MAX_DOCUMENT_MIB, MAX_DOCUMENTS, MAX_LENGTHS } from '@/shared/limits';
import { documentKinds } from '@/shared/partDocuments';
import { isBlank } from '@/shared/texts';
import { useDocumentUrl } from '../partPage/PartDocuments';
import { newDocument } from './documentValues';
import type { PartValues } from './partValues';

const LIMITS = { limit: MAX_DOCUMENTS, mib: MAX_DOCUMENT_MIB };

/**
 * The PDF documents of a part in order, one row each. `rejected` has the reasons for which the backend
 * rejected files in the last save, by their keys.
 */
export function PartDocumentsField({ rejected }: { rejected?: ReadonlyMap<string, string> }) {
  const { register, control, formState, getValues } = useFormContext<PartValues>();
  const { t } = useTranslation('adminParts');
  const { fields, append, remove, move } = useFieldArray({ control, name: 'documents' });
  const { choose, problems, clearProblems } = useFileChoice({
    limit: MAX_DOCUMENTS,
    findProblem: (file) => findPdfProblem(file, MAX_DOCUMENT_MIB),
    problemText: (problem, values) =>
      problem === 'tooManyPixels'
        ? ''
        : t(`documents.leftOut.${problem}`, { ...values, ...LIMITS }),
  });
  const urlOf = useDocumentUrl();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const fits = useMaxLength()(MAX_LENGTHS.name);
  const kinds = documentKinds.map((id) => ({ id, label: t(`documents.kinds.${id}`) }));

  /** Focuses the first of these buttons of a row that is enabled. */
  const focusButton = (index: number, ...actions: ('up' | 'down' | 'remove')[]) => {
    const row = list.current?.children[index];
    const buttons = actions.map((action) =>
      row?.querySelector<HTMLElement>(`[data-action="${action}"]:enabled`),
    );
    buttons.find(Boolean)?.focus();
  };
  const add = async (files: File[]) => {
    const chosen = await choose(files, MAX_DOCUMENTS - getValues('documents').length);
    append(chosen.map(newDocument), { shouldFocus: false });
  };
  const removeRow = (index: number) => {
    clearProblems();
    flushSync(() => remove(index));
    const last = fields.length - 2;
    if (last >= 0) focusButton(Math.min(index, last), 'remove');
    else input.current?.focus();
  };
  const moveRow = (index: number, by: -1 | 1) => {
    flushSync(() => move(index, index + by));
    // At an end only the way back is left.
    if (by < 0) focusButton(index + by, 'up', 'down');
    else focusButton(index + by, 'down', 'up');
  };

  return (
    <Box role="group" aria-label={t('documents.title')} sx={{ gridColumn: '1 / -1' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {t('documents.title')}
      </Typography>
      <div ref={list}>
        {fields.map(({ id, key, file, size }, index) => {
          const number = index + 1;
          const problem = formState.errors.documents?.[index]?.title?.message;
          const sizeText = t('documents.size', { size: fileSize(size) });
          return (
            <Box
              key={id}
              role="group"
              aria-label={t('documents.row', { number, total: fields.length })}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5, mb: 2 }}
            >
              <Box
                sx={{
                  flex: '1 1 240px',
                  minWidth: 0,
                  display: 'grid',
                  gap: 1.5,
                  gridTemplateColumns: { sm: '3fr 1fr' },
                }}
              >
                <FormField
                  {...register(`documents.${index}.title`, {
                    validate: {
                      fits,
                      filled: (text) => !isBlank(text) || t('documents.missingName'),
                    },
                  })}
                  label={t('documents.name')}
                  required
                  problem={problem}
                />
                <FormField
                  {...register(`documents.${index}.kind`)}
                  label={t('documents.kind')}
                  options={kinds}
                />
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {typeof file === 'string' ? (
                    <Link href={urlOf(file)} underline="always">
                      {sizeText}
                    </Link>
                  ) : (
                    `${file.name} (${sizeText})`
                  )}
                </Typography>
                {rejected?.has(key) && (
                  <FormHelperText error sx={{ gridColumn: '1 / -1', mt: 0 }}>
                    {rejected.get(key)}
                  </FormHelperText>
                )}
              </Box>
              <Box sx={{ display: 'flex' }}>
                <IconButton
                  data-action="up"
                  aria-label={t('documents.moveUp', { number })}
                  disabled={index === 0}
                  onClick={() => moveRow(index, -1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  data-action="down"
                  aria-label={t('documents.moveDown', { number })}
                  disabled={number === fields.length}
                  onClick={() => moveRow(index, 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                <IconButton
                  color="error"
                  data-action="remove"
                  aria-label={t('documents.remove', { number })}
                  onClick={() => removeRow(index)}
                >
                  <Delete fontSize="small" />
                </IconButton>
              </Box>
            </Box>
          );
        })}
      </div>
      <FileInput
        label={t('documents.title')}
        buttonText={t('documents.add')}
        startIcon={<UploadFile />}
        accept="application/pdf,.pdf"
        hints={[t('documents.hint', LIMITS)]}
        problems={problems}
        multiple
        inputRef={input}
        onChoose={add}
      />
    </Box>
  );
}
