import Typography from '@mui/material/Typography';
import type { PartDocument } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PartDocuments } from './PartDocuments';

/** The documents of the part's public page; nothing where it has none. */
export function DocumentsSection({ documents = [] }: { documents?: readonly PartDocument[] }) {
  const { t } = useTranslation('catalogue');
  if (documents.length === 0) return null;
  return (
    <>
      <Typography
        variant="h3"
        component="h2"
        sx={{ mt: { xs: 4, md: 6 }, mb: 1, '@media print': { mt: 2 } }}
      >
        {t('details.documents')}
      </Typography>
      <PartDocuments
        documents={documents}
        kinds={t('details.documentKinds')}
        sizeText={(values) => t('details.documentSize', values)}
      />
    </>
  );
}
