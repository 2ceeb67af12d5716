import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { type SparePart, langOf } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { longText } from '@/client/lib/longText';
import { minimumOf } from '@/shared/lineUnits';
import { paths } from '@/shared/siteMap';
import { joined } from '@/shared/isolate';
import { lineChanged, type ListLine, namesOf } from './quotationSlice';
import { isRenamed } from './useListedParts';

interface LineNameProps {
  line: ListLine;
  name: string;
  /** As it is now. */
  part: SparePart | undefined;
  isDeleted: boolean;
}

/** Name and number of a line, and what the buyer should know about its part. */
export function LineName({ line, name, part, isDeleted }: LineNameProps) {
  const { t } = useTranslation('quotation');
  const dispatch = useDispatch();
  const { key, partId, quantity } = line;
  const number = part?.partNumber ?? line.partNumber;
  const moq = part?.moq;
  return (
    <Box sx={{ gridArea: 'name', minWidth: 0 }}>
      <Typography
        dir="auto"
        lang={langOf(part)}
        sx={{ ...longText, fontWeight: 600, lineHeight: 1.3 }}
      >
        {partId && !isDeleted ? (
          <Link href={paths.sparePartDetails(partId)} color="inherit" underline="hover">
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      {number && (
        <Typography variant="body2" dir="auto">
          {number}
        </Typography>
      )}
      {line.original && line.original !== name && (
        <Hint>
          {t('original')} <bdi>{line.original}</bdi>
        </Hint>
      )}
      {!partId && <Hint>{t('freeText')}</Hint>}
      {isDeleted && <Hint color="error">{t('deleted')}</Hint>}
      {part && isRenamed(line, part) && (
        <Hint color="warning.dark">
          {t('changed', { before: joined([line.text, line.partNumber], ', ') })}{' '}
          <Button
            size="small"
            onClick={() => dispatch(lineChanged({ key, ...namesOf(part) }))}
            sx={{ displayPrint: 'none' }}
          >
            {t('changedOk')}
          </Button>
        </Hint>
      )}
      {moq &&
        (quantity !== undefined && quantity < minimumOf(moq).quantity ? (
          <Hint color="warning.dark">{t('belowMoq', { moq })}</Hint>
        ) : (
          <Hint>{t('moq', { moq })}</Hint>
        ))}
    </Box>
  );
}

const Hint = ({ color = 'textSecondary', children }: { color?: string; children: ReactNode }) => (
  <Typography variant="body2" color={color} sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
