import Email from '@mui/icons-material/EmailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CopyButton } from '@/client/components/CopyButton';
import { LabeledField } from '@/client/components/LabeledField';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { shareByWhatsApp } from '@/client/lib/whatsApp';
import { localizedPath } from '@/shared/language';
import { paths } from '@/shared/siteMap';

/** The link of an inquiry's page, to be copied or sent to oneself or to colleagues. */
export function ShareLink({ reference, token }: { reference: string; token: string }) {
  const { t } = useTranslation('ownInquiries');
  const language = useLanguage();
  const { canonicalOrigin } = useConfig();
  const url = canonicalOrigin + localizedPath(language, paths.buyerInquiry(token));
  const subject = t('share.subject', { reference });
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`;
  return (
    <Stack sx={{ gap: 1.5, displayPrint: 'none' }}>
      <LabeledField
        label={t('share.link')}
        value={url}
        readOnly
        endAdornment={<CopyButton text={url} />}
        onFocus={({ target }) => target.select()}
        sx={{ maxWidth: 720 }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          href={shareByWhatsApp(`${subject} ${url}`)}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          startIcon={<WhatsApp />}
          sx={{ minHeight: 44 }}
        >
          {t('share.whatsApp')}
        </Button>
        <Button
          href={`mailto:?${query}`}
          variant="outlined"
          startIcon={<Email />}
          sx={{ minHeight: 44 }}
        >
          {t('share.email')}
        </Button>
      </Stack>
    </Stack>
  );
}
