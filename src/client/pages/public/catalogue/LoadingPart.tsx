import { Box } from '@/client/components/Box';
import { Typography } from '@/client/components/Typography';
import { Skeleton } from '@/client/components/site/Skeleton';
import { Spinner } from '@/client/components/Spinner';
import { useTranslation } from '@/client/i18n/useTranslation';
import { partColumns } from './partColumns';

/** The place of a part while it is on its way. */
export function LoadingPart() {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <Typography
        variant="h1"
        sx={{ typography: 'h2', mb: 3, color: 'text.secondary', display: 'flex', gap: 2 }}
      >
        {t('details.title')}
        <Box component="span" role="status" sx={{ alignSelf: 'center', display: 'flex' }}>
          <Spinner size={24} label={t('details.loading')} />
        </Box>
      </Typography>
      <Box aria-hidden sx={partColumns}>
        <Skeleton aspectRatio="4 / 3" />
        <div>
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} height={46} isLine />
          ))}
        </div>
      </Box>
      <Skeleton height={480} mt={5} />
    </>
  );
}
