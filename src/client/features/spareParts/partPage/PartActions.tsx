import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { SparePart } from '@/client/api';
import { usePlace } from '@/client/components/site/StructuredData';
import { useTranslation } from '@/client/i18n/useTranslation';
import { absolute } from '@/client/lib/structuredData';
import { whatsAppUrl } from '@/client/lib/whatsApp';
import { paths } from '@/shared/siteMap';
import { quotationPath, quotedName } from '../partFields';
import { ShareButton } from './ShareButton';

/** Room for two lines of the longest label, at any size of text. */
const barHeight = 'calc(4.5rem + env(safe-area-inset-bottom))';

/** On phones; not on a screen so low that the bar and the header would leave little of the page. */
const asBar = ({ breakpoints }: Theme) =>
  `${breakpoints.down('md').replace('@media', '@media screen and')} and (min-height: 480px)`;

/** The page ends above the bar, and scrolls what has the focus above it. */
const pageAboveBar = (theme: Theme) => ({
  [asBar(theme)]: {
    html: { '--bottom-bar': barHeight, scrollPaddingBottom: barHeight },
    body: { paddingBottom: barHeight },
  },
});

/**
 * What a buyer does with a part, unless it is a draft: beside its image, on a phone in a bar at the
 * screen's bottom.
 */
export function PartActions({ part, action }: { part: SparePart; action?: ReactNode }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const path = paths.sparePartDetails(part._id);
  const name = quotedName(part);
  const text = t('details.whatsApp.text', { part: name, url: absolute(usePlace(), path) });
  if (part.hidden) return null;
  return (
    <>
      <GlobalStyles styles={pageAboveBar} />
      <Box
        sx={(theme) => ({
          display: 'flex',
          displayPrint: 'none',
          flexWrap: 'wrap',
          gap: 1,
          [asBar(theme)]: {
            position: 'fixed',
            inset: 'auto 0 0',
            zIndex: 'appBar',
            flexWrap: 'nowrap',
            alignItems: 'center',
            minHeight: barHeight,
            p: 1,
            pb: 'calc(8px + env(safe-area-inset-bottom))',
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          },
        })}
      >
        <Button
          variant="contained"
          size="large"
          href={quotationPath(part)}
          color="secondary"
          sx={{ flex: { xs: 1, md: '1 0 100%' }, minHeight: 48, lineHeight: 1.2 }}
        >
          {t('common:askForQuotation')}
        </Button>
        {action}
        <Button
          variant="outlined"
          size="large"
          href={whatsAppUrl(text)}
          target="_blank"
          rel="noopener"
          aria-label={t('details.whatsApp.label')}
          sx={secondary}
        >
          <WhatsApp aria-hidden />
          <span>{t('details.whatsApp.label')}</span>
        </Button>
        <ShareButton title={name} path={path} sx={secondary} />
      </Box>
    </>
  );
}

/** In the bar an icon only. */
const secondary = {
  flex: { xs: '0 0 auto', md: 1 },
  minWidth: 48,
  minHeight: 48,
  px: { xs: 0, md: 2 },
  gap: 1,
  '& > span': { display: { xs: 'none', md: 'inline' } },
} as const;
