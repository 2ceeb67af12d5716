import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDay } from '@/client/lib/formatDateTime';
import { forgetInquiry, ownInquiries } from '@/client/lib/ownInquiries';
import { useHydrated } from '@/client/lib/useHydrated';
import { companyDay } from '@/shared/quotations';
import { paths } from '@/shared/siteMap';
import { LostLinks } from './LostLinks';

/** The inquiries that this browser remembers, and a form for the links that it doesn't. */
export function OwnInquiries() {
  const isHydrated = useHydrated();
  return (
    <Stack component="section" sx={{ gap: 4, displayPrint: 'none' }}>
      {isHydrated && <Remembered />}
      <LostLinks />
    </Stack>
  );
}

function Remembered() {
  const { t } = useTranslation('ownInquiries');
  const language = useLanguage();
  const [list, setList] = useState(() => ownInquiries.read().list);
  if (list.length === 0) return null;
  const forget = (token: string) => {
    forgetInquiry(token);
    setList(ownInquiries.read().list);
  };
  return (
    <Box>
      <Typography variant="h3" component="h2" id="own-inquiries">
        {t('heading')}
      </Typography>
      <Typography color="textSecondary">{t('help')}</Typography>
      <Box
        component="ul"
        aria-labelledby="own-inquiries"
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}
      >
        {list.map(({ token, reference, createdAt }) => (
          <Stack key={token} component="li" direction="row" sx={{ alignItems: 'center', gap: 2 }}>
            <Link href={paths.buyerInquiry(token)} sx={{ py: 1.25 }}>
              {t('open', { reference })}
            </Link>
            <Typography component="span" color="textSecondary">
              {formatDay(companyDay(new Date(createdAt)), language)}
            </Typography>
            <IconButton
              aria-label={t('remove', { reference })}
              onClick={() => forget(token)}
              sx={{ width: 44, height: 44 }}
            >
              <Close fontSize="small" />
            </IconButton>
          </Stack>
        ))}
      </Box>
    </Box>
  );
}
