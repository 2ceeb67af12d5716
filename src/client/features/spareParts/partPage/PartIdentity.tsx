import type { SparePart } from '@/client/api';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PartNumber } from './PartNumber';

/** What a buyer writes into an order: the part's number, and how many of it the least is. */
export function PartIdentity({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const [number, moq] = [part.partNumber?.trim(), part.moq?.trim()];
  return (
    <Box sx={styles}>
      {number && (
        <p>
          <span>{t('fields.partNumber')}</span>
          <PartNumber number={number} sx={{ fontWeight: 600 }} />
        </p>
      )}
      {moq && (
        <p>
          <span>{t('details.minimumOrder')}</span>
          <strong>{moq}</strong>
        </p>
      )}
    </Box>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 0.5,
  mb: 3,
  '&:not(:empty)': { mt: 1 },
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    minWidth: 0,
    minHeight: 32,
    m: 0,
    overflowWrap: 'anywhere',
  },
  '& > p > span:first-of-type': { color: 'text.secondary' },
  '& strong': { minWidth: 0, fontWeight: 600 },
} as const;
