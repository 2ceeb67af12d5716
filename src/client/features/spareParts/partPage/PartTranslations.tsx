import Warning from '@mui/icons-material/WarningAmber';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SparePart } from '@/client/api';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useTranslation } from '@/client/i18n/useTranslation';
import { partFields as zhLabels } from '@/client/i18n/zh/partFields';
import { longText } from '@/client/lib/longText';
import { TRANSLATED_FIELDS, type TranslatedField, zhOf } from '@/shared/partFields';
import { needsTranslation } from '@/shared/translation';
import { FactGrid } from './PartFacts';

const linesOf = TRANSLATED_FIELDS.filter((field) => field !== 'description');

export function PartTranslations({ part }: { part: SparePart }) {
  const { t } = useTranslation(['translations', 'adminParts']);
  const labels = t('adminParts:fields');
  const textOf = (field: TranslatedField) => part[zhOf(field)]?.trim();
  const missing = TRANSLATED_FIELDS.filter(
    (field) => !textOf(field) && needsTranslation(part[field] ?? '', part.brand),
  );
  const value = (field: TranslatedField) => (
    <>
      <span lang="zh-CN">{textOf(field)}</span>
      {part.outdated?.includes(field) && (
        <Chip
          size="small"
          icon={<Warning color="warning" />}
          variant="outlined"
          label={t('isOutdated')}
          sx={{ ml: 1 }}
        />
      )}
    </>
  );
  return (
    <TitledPaper title={t('title')}>
      <Stack spacing={2}>
        {missing.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('missing', { fields: missing.map((field) => labels[field]).join(t('between')) })}
          </Typography>
        )}
        <FactGrid
          rows={linesOf
            .filter(textOf)
            .map((field) => ({ id: field, label: zhLabels[field], value: value(field) }))}
        />
        {textOf('description') && (
          <Typography variant="body2" component="div" sx={longText}>
            {value('description')}
          </Typography>
        )}
      </Stack>
    </TitledPaper>
  );
}
