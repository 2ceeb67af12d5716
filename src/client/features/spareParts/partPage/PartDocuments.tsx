import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PartDocument } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { fileSize } from '@/client/lib/fileSize';
import { longText } from '@/client/lib/longText';

/** The backend's URL of a document, which browsers save under its title. */
export function useDocumentUrl() {
  const { apiUrl } = useConfig();
  return (file: string) => `${apiUrl}/documents/${encodeURIComponent(file)}`;
}

interface PartDocumentsProps {
  documents: readonly PartDocument[];
  kinds: Readonly<Record<PartDocument['kind'], string>>;
}

export function PartDocuments({ documents, kinds }: PartDocumentsProps) {
  const urlOf = useDocumentUrl();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documents.map(({ file, title, kind, size }, index) => (
        // A part may have a document twice.
        <Box
          key={index}
          component="li"
          sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', '@media print': { py: 0.5 } }}
        >
          <Link
            href={urlOf(file)}
            dir="auto"
            color="secondary"
            underline="always"
            sx={{ fontWeight: 600, ...longText }}
          >
            {title}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {kinds[kind] ?? kind} · PDF · {fileSize(size)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The documents of the part's public page; nothing where it has none. */
export function DocumentsSection({ documents = [] }: { documents?: readonly PartDocument[] }) {
  const { t } = useTranslation('catalogue');
  if (documents.length === 0) return null;
  return (
    <>
      <Typography
        variant="h3"
        component="h2"
        sx={{ mt: { xs: 2, md: 6 }, mb: 1, '@media print': { mt: 2 } }}
      >
        {t('details.documents')}
      </Typography>
      <PartDocuments documents={documents} kinds={t('details.documentKinds')} />
    </>
  );
}
