import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReceivedLine } from '@/client/api';
import { DataTable } from '@/client/components/console/DataTable';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatQuantity } from '@/shared/quotations';
import { paths } from '@/shared/siteMap';
import { joined } from '@/shared/isolate';

/** What a buyer wants, line by line. */
export function InquiryLines({ lines }: { lines: readonly ReceivedLine[] }) {
  const { t } = useTranslation('inquiryDesk');
  const language = useLanguage();
  return (
    <DataTable
      label={t('lines.title')}
      rows={lines.map((line, index) => ({ ...line, _id: String(index) }))}
      narrow={{
        columns: '48px minmax(0, 1fr) fit-content(104px)',
        areas: '"image text quantity" "image number number" "image note note"',
      }}
      columns={[
        {
          name: 'image',
          label: t('lines.image'),
          sx: { width: { md: 64 }, alignSelf: 'start' },
          cell: ({ part }) => <Thumbnail file={part?.image} imageSizes={part?.imageSizes} />,
        },
        { name: 'text', label: t('lines.part'), cell: (line) => <LinePart line={line} /> },
        {
          name: 'number',
          label: t('lines.partNumber'),
          sx: { whiteSpace: { md: 'nowrap' }, color: { xs: 'text.secondary', md: 'text.primary' } },
          cell: ({ partNumber }) => partNumber,
        },
        {
          name: 'quantity',
          label: t('lines.quantity'),
          align: 'right',
          sx: {
            justifySelf: 'end',
            textAlign: 'end',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
          },
          cell: (line) => (
            <span dir="auto">{formatQuantity(line, language) || t('lines.noQuantity')}</span>
          ),
        },
        {
          name: 'note',
          label: t('lines.note'),
          isTyped: true,
          sx: { color: 'text.secondary', minWidth: { md: 96 } },
        },
      ]}
    />
  );
}

/** The part as it was when the inquiry came, and whether it has been deleted or changed since. */
function LinePart({ line }: { line: ReceivedLine }) {
  const { partId, text, part, partChanged, original, doubtful } = line;
  const { t } = useTranslation('inquiryDesk');
  return (
    <>
      {part ? (
        <Link
          href={paths.singleSparePart(part._id)}
          dir="auto"
          sx={{ display: 'inline-block', py: { xs: 1, md: 0.5 }, fontWeight: 600 }}
        >
          {text}
        </Link>
      ) : (
        <Box component="span" dir="auto" sx={{ fontWeight: 600 }}>
          {text}
        </Box>
      )}
      {partChanged && part && (
        <Typography variant="body2" color="textSecondary">
          {t('lines.changed', {
            now: joined([part.name, part.partNumber], ', '),
          })}
        </Typography>
      )}
      {original && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('lines.original')} <bdi>{original}</bdi>
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        {doubtful && (
          <Chip size="small" color="warning" variant="outlined" label={t('lines.doubtful')} />
        )}
        {partId && !part && (
          <Chip size="small" color="warning" variant="outlined" label={t('lines.deleted')} />
        )}
      </Stack>
    </>
  );
}
