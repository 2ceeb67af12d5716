import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { SparePart } from '@/client/api';
import { BottomBar } from '@/client/components/site/BottomBar';
import { usePlace } from '@/client/components/site/StructuredData';
import { useTranslation } from '@/client/i18n/useTranslation';
import { absolute } from '@/client/lib/structuredData';
import { whatsAppUrl } from '@/client/lib/whatsApp';
import { paths } from '@/shared/siteMap';
import { CompareToggle } from '../comparison/CompareToggle';
import { ComparisonIcon } from '../comparison/ComparisonBar';
import { quotationPath, quotedName } from '../partFields';
import { ShareButton } from './ShareButton';

/** A label that wraps in the bar of a phone. */
const wrapped = {
  minWidth: 'min-content',
  minHeight: 48,
  px: 1,
  lineHeight: 1.2,
  textAlign: 'center',
} as const;

interface PartActionsProps {
  part: SparePart;
  /** Typed by the buyer, where it is not the part's minimum. */
  quantity?: string;
  /** Another feature's field and button. */
  action?: ReactNode;
}

/**
 * What a buyer does with a part, unless it is a draft: beside its image, on a phone in a bar at the
 * screen's bottom.
 */
export function PartActions({ part, quantity, action }: PartActionsProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const path = paths.sparePartDetails(part._id);
  const name = quotedName(part);
  const text = t('details.whatsApp.text', { part: name, url: absolute(usePlace(), path) });
  if (part.hidden) return null;
  return (
    <>
      <BottomBar until="md" sx={{ rowGap: { md: 1.5 } }}>
        <Button
          variant="contained"
          size="large"
          href={quotationPath(part, quantity)}
          color="secondary"
          sx={{ ...wrapped, flex: { xs: '1 1 0', md: '1 0 100%' } }}
        >
          {t('common:askForQuotation')}
        </Button>
        {action}
        <ComparisonIcon until="md" />
      </BottomBar>
      <Box
        sx={{
          display: 'flex',
          displayPrint: 'none',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          mt: { md: 1 },
        }}
      >
        <CompareToggle part={part} />
        <Button
          href={whatsAppUrl(text)}
          target="_blank"
          rel="noopener"
          startIcon={<WhatsApp aria-hidden />}
          sx={{ minHeight: 44, ml: 'auto' }}
        >
          {t('details.whatsApp.label')}
        </Button>
        <ShareButton title={name} path={path} sx={{ minHeight: 44 }} />
      </Box>
    </>
  );
}
