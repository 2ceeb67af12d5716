import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type SparePart, isNotFound, useGetSparePartQuery } from '@/client/api';
import Box from '@mui/material/Box';
import { PageHeader } from '@/client/components/console/PageHeader';
import Typography from '@mui/material/Typography';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { DeleteSparePartDialog } from '@/client/features/spareParts/editor/DeleteSparePartDialog';
import { distinctImages } from '@/client/features/spareParts/partFields';
import { attributeRows } from '@/client/features/spareParts/partPage/attributeRows';
import { FactGrid, PartFacts } from '@/client/features/spareParts/partPage/PartFacts';
import { PartReferences } from '@/client/features/spareParts/partPage/PartNumber';
import {
  filledReferences,
  referenceValues,
} from '@/client/features/spareParts/editor/referenceValues';
import { Fetched } from '@/client/components/console/Fetched';
import { useTablePath } from '@/client/features/spareParts/list/useLastSearch';
import { paths } from '@/shared/siteMap';

/** Everything that is known of one spare part. */
export default function SingleSparePartPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['adminParts', 'admin']);
  const navigate = useNavigate();
  const list = useTablePath('allSpareParts');
  const found = useGetSparePartQuery({ id });
  const part = found.currentData;
  const [asked, setAsked] = useState(false);

  return (
    <>
      <PageHeader
        title={part?.name ?? t('single.title')}
        back={{ to: list, text: t('single.back') }}
      >
        {part && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button href={paths.editSparePart(id)} variant="contained" startIcon={<Edit />}>
              {t('single.edit')}
            </Button>
            <Button color="error" startIcon={<Delete />} onClick={() => setAsked(true)}>
              {t('admin:table.deleteThis')}
            </Button>
          </Box>
        )}
      </PageHeader>
      <Fetched
        query={{ ...found, data: part }}
        failed={t('single.failed')}
        isFinal={isNotFound}
        rows={6}
      >
        {(shown) => <PartSheet part={shown} />}
      </Fetched>
      <DeleteSparePartDialog
        part={asked && part ? part : null}
        onClose={() => setAsked(false)}
        onDeleted={() => void navigate(list, { replace: true })}
      />
    </>
  );
}

function PartSheet({ part }: { part: SparePart }) {
  const { t } = useTranslation(['adminParts', 'admin']);
  const images = distinctImages(part);
  const references = filledReferences(referenceValues(part));
  const attributes = attributeRows(part, useLanguage());
  const section = { p: { xs: 2, sm: 3 }, mb: 2 };
  return (
    <>
      <Paper variant="outlined" sx={section}>
        <PartFacts part={part} />
      </Paper>
      {references.length > 0 && (
        <Paper variant="outlined" component="section" sx={section}>
          <SectionTitle>{t('references.title')}</SectionTitle>
          <Box sx={{ maxWidth: 640, typography: 'body2' }}>
            <PartReferences references={references} kinds={t('references.kinds')} />
          </Box>
        </Paper>
      )}
      {attributes.length > 0 && (
        <Paper variant="outlined" component="section" sx={section}>
          <SectionTitle>{t('properties.title')}</SectionTitle>
          <FactGrid rows={attributes} />
        </Paper>
      )}
      <Paper variant="outlined" component="section" sx={section}>
        <SectionTitle>{t('form.images')}</SectionTitle>
        {images.length === 0 && <Typography variant="body2">{t('single.noImages')}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {images.map((file, index) => (
            <UploadedImage
              key={file}
              file={file}
              imageSizes={part.imageSizes}
              alt={t('single.image', { name: part.name, number: index + 1 })}
              width={160}
              height={120}
              fit="contain"
              sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'grey.100' }}
            />
          ))}
        </Box>
      </Paper>
      <Paper variant="outlined" component="section" sx={section}>
        <SectionTitle>{t('fields.description')}</SectionTitle>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {part.description?.trim() || t('admin:table.notGiven')}
        </Typography>
      </Paper>
    </>
  );
}

function SectionTitle({ children }: { children: string }) {
  return (
    <Typography variant="h2" sx={{ fontSize: '1rem', letterSpacing: 0, mb: 1.5 }}>
      {children}
    </Typography>
  );
}
