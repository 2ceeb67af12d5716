import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type SparePart, consolePart, isNotFound, useGetSparePartQuery } from '@/client/api';
import Box from '@mui/material/Box';
import { LastChange } from '@/client/components/console/LastChange';
import { PageHeader, TitledPaper, ViewOnSite } from '@/client/components/console/PageHeader';
import Typography from '@mui/material/Typography';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { DeleteSparePartDialog } from '@/client/features/spareParts/editor/DeleteSparePartDialog';
import { DuplicateButton } from '@/client/features/spareParts/editor/DuplicateButton';
import { distinctImages, shownName } from '@/client/features/spareParts/partFields';
import { attributeRows } from '@/client/features/spareParts/partPage/attributeRows';
import { PartPricesSheet } from '@/client/features/spareParts/editor/PartPricesSheet';
import { FactGrid, PartFacts } from '@/client/features/spareParts/partPage/PartFacts';
import { PartDocuments } from '@/client/features/spareParts/partPage/PartDocuments';
import { PartReferences } from '@/client/features/spareParts/partPage/PartNumber';
import { PartTranslations } from '@/client/features/spareParts/partPage/PartTranslations';
import {
  filledReferences,
  referenceValues,
} from '@/client/features/spareParts/editor/referenceValues';
import { QueryResult } from '@/client/components/console/QueryResult';
import { useTablePath } from '@/client/features/spareParts/list/useLastSearch';
import { longText } from '@/client/lib/longText';
import { paths } from '@/shared/siteMap';

/** All fields of one spare part, empty ones too. */
export default function SingleSparePartPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['adminParts', 'admin']);
  const language = useLanguage();
  const navigate = useNavigate();
  const list = useTablePath('allSpareParts');
  const found = useGetSparePartQuery(consolePart(id));
  const part = found.currentData;
  const [deleting, setDeleting] = useState(false);

  return (
    <>
      <PageHeader
        title={part ? shownName(part, language) : t('single.title')}
        back={{ to: list, text: t('single.back') }}
      >
        {part && (
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
            {part.hidden && <Chip label={t('form.draft')} sx={{ alignSelf: 'center' }} />}
            <ViewOnSite href={paths.sparePartDetails(id)} isDraft={part.hidden} />
            <Button href={paths.editSparePart(id)} variant="contained" startIcon={<Edit />}>
              {t('single.edit')}
            </Button>
            <DuplicateButton id={id} />
            <Button color="error" startIcon={<Delete />} onClick={() => setDeleting(true)}>
              {t('admin:table.deleteThis')}
            </Button>
          </Stack>
        )}
      </PageHeader>
      {part && <LastChange entityId={id} />}
      <QueryResult
        query={{ ...found, data: part }}
        failed={t('single.failed')}
        isFinal={isNotFound}
        rows={6}
      >
        {(shown) => <PartSheet part={shown} />}
      </QueryResult>
      <DeleteSparePartDialog
        part={deleting ? part : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(list, { replace: true })}
      />
    </>
  );
}

function PartSheet({ part }: { part: SparePart }) {
  const { t } = useTranslation(['adminParts', 'admin']);
  const images = distinctImages(part);
  const { documents = [] } = part;
  const references = filledReferences(referenceValues(part));
  const attributes = attributeRows(part, useLanguage());
  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <PartFacts part={part} />
      </Paper>
      {references.length > 0 && (
        <TitledPaper title={t('references.title')}>
          <Box sx={{ maxWidth: 640, typography: 'body2' }}>
            <PartReferences references={references} kinds={t('references.kinds')} />
          </Box>
        </TitledPaper>
      )}
      {attributes.length > 0 && (
        <TitledPaper title={t('attributes.title')}>
          <FactGrid rows={attributes} />
        </TitledPaper>
      )}
      <PartPricesSheet id={part._id} />
      <TitledPaper title={t('images.title')}>
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
      </TitledPaper>
      {documents.length > 0 && (
        <TitledPaper title={t('documents.title')}>
          <PartDocuments documents={documents} kinds={t('documents.kinds')} />
        </TitledPaper>
      )}
      <TitledPaper title={t('fields.description')}>
        <Typography variant="body2" dir="auto" sx={longText}>
          {part.description?.trim() || t('admin:table.notGiven')}
        </Typography>
      </TitledPaper>
      <PartTranslations part={part} />
    </Stack>
  );
}
