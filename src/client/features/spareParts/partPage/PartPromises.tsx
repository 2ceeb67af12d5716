import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { GridList } from '@/client/components/GridList';

/** Texts that apply to every part: its condition and the four key features. */
export function PartPromises() {
  const { t } = useTranslation('catalogue');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: { xs: 3, sm: 4 },
        mt: { xs: 4, md: 6 },
        p: { xs: 2.5, md: 3.5 },
        borderRadius: 1,
        bgcolor: 'grey.100',
      }}
    >
      <div>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {t('details.condition.heading')}
        </Typography>
        <Typography>{t('details.condition.text')}</Typography>
      </div>
      <div>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {t('details.features.heading')}
        </Typography>
        <GridList columns={{ xs: '1fr', md: '1fr 1fr' }} gap={1}>
          {t('details.features.items').map((item) => (
            <Stack component="li" key={item} direction="row" sx={{ gap: 1 }}>
              <CheckCircleOutlined
                aria-hidden
                fontSize="small"
                color="secondary"
                sx={{ mt: '3px' }}
              />
              {item}
            </Stack>
          ))}
        </GridList>
      </div>
    </Box>
  );
}
