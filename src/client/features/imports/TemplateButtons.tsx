import Download from '@mui/icons-material/Download';
import Stack from '@mui/material/Stack';
import { exportTypes, useLazyExportSparePartsQuery } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { saveDownload } from '@/client/lib/saveDownload';

/** No part has an image and none, so that the file has headings alone. */
const NOTHING = { withPicture: true, missing: ['image' as const] };

const templates = { catalogue: {}, empty: NOTHING };

/** Downloads the catalogue or its headings alone, which an import recognizes. */
export function TemplateButtons() {
  const { t } = useTranslation('imports');
  const { showFailure } = useNotices();
  const [exportParts, { isFetching }] = useLazyExportSparePartsQuery();

  const save = async (name: keyof typeof templates) => {
    const { data, error } = await exportParts({ format: 'xlsx', ...templates[name] });
    if (!data) return showFailure(error, t('templates.failed'));
    saveDownload(data.href, `${t(`templates.${name}.file`)}.${exportTypes[data.type]}`);
  };

  return (
    <TitledPaper title={t('templates.title')} text={t('templates.text')}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {(['catalogue', 'empty'] as const).map((name) => (
          <BusyButton
            key={name}
            variant="outlined"
            startIcon={<Download />}
            busy={isFetching}
            onClick={() => void save(name)}
          >
            {t(`templates.${name}.button`)}
          </BusyButton>
        ))}
      </Stack>
    </TitledPaper>
  );
}
