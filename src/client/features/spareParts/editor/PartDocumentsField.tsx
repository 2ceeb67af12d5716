import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FileInput } from '@/client/components/console/FileInput';
import { FormText } from '@/client/components/console/FormField';
import { FormSelect } from '@/client/components/console/SelectField';
import { useFileChoice } from '@/client/components/fileChoice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { fileSize } from '@/client/lib/fileSize';
import { findPdfProblem } from '@/client/lib/pdfFile';
import { longText } from '@/client/lib/longText';
import { MAX_DOCUMENT_MIB, MAX_DOCUMENTS, MAX_LENGTHS } from '@/shared/limits';
import { documentKinds } from '@/shared/partDocuments';
import { useDocumentUrl } from '../partPage/PartDocuments';
import { newDocument } from './fileValues';
import { PartFilesField, type PartFilesInputProps } from './PartFilesField';
import type { PartValues } from './partValues';

const LIMITS = { limit: MAX_DOCUMENTS, mib: MAX_DOCUMENT_MIB };
const ICONS = { back: ArrowUpward, forward: ArrowDownward };

/** The documents of a part. `rejected` has the reasons for which some were in the last save, by their keys. */
export function PartDocumentsField({ rejected }: { rejected?: ReadonlyMap<string, string> }) {
  const { t } = useTranslation('adminParts');
  const choice = useFileChoice({
    limit: MAX_DOCUMENTS,
    findProblem: (file) => findPdfProblem(file, MAX_DOCUMENT_MIB),
    problemText: (problem, values) =>
      problem === 'tooManyPixels'
        ? ''
        : t(`documents.problems.${problem}`, { ...values, ...LIMITS }),
  });
  const urlOf = useDocumentUrl();
  const kinds = documentKinds.map((id) => ({ id, label: t(`documents.kinds.${id}`) }));

  return (
    <PartFilesField
      name="documents"
      limits={LIMITS}
      choice={choice}
      newValue={newDocument}
      rejected={rejected}
      icons={ICONS}
      Input={PdfInput}
    >
      {({ value: { key, file, size }, index, total, buttons }) => {
        return (
          <Box
            role="group"
            aria-label={t('documents.row', { number: index + 1, total })}
            sx={{
              display: 'grid',
              gap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 180px auto' },
              mb: 3,
            }}
          >
            <FormText<PartValues>
              name={`documents.${index}.title`}
              label={t('documents.name')}
              required={t('documents.missingName')}
              maxLength={MAX_LENGTHS.name}
              // On phones it has a line alone.
              sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
            />
            <FormSelect<PartValues>
              name={`documents.${index}.kind`}
              label={t('documents.kind')}
              options={kinds}
            />
            {buttons}
            <Typography
              variant="body2"
              color="textSecondary"
              sx={[longText, { gridColumn: '1 / -1' }]}
            >
              {typeof file === 'string' ? (
                <Link href={urlOf(file)} underline="always">
                  PDF · {fileSize(size)}
                </Link>
              ) : (
                `${file.name} (${fileSize(size)})`
              )}
            </Typography>
            {rejected?.has(key) && (
              <FormHelperText error sx={{ gridColumn: '1 / -1', mt: 0 }}>
                {t('form.rejected')}
              </FormHelperText>
            )}
          </Box>
        );
      }}
    </PartFilesField>
  );
}

const PdfInput = ({ hint, ...props }: PartFilesInputProps) => (
  <FileInput {...props} accept="application/pdf,.pdf" startIcon={<UploadFile />} hints={[hint]} />
);
