import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { DialogButtons } from '@/client/components/console/DialogButtons';
import { FormField } from '@/client/components/console/FormField';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { invitationFragment } from '@/client/lib/invitationFragment';
import { addressIn } from '@/shared/language';
import { paths } from '@/shared/siteMap';

export interface InvitationLinkProps {
  email: string;
  token: string;
  onClose: () => void;
}

/** The link of a new invitation, to be copied now or never. */
export function InvitationLink({ email, token, onClose }: InvitationLinkProps) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const { siteUrl } = useConfig();
  const [copied, setCopied] = useState<boolean>();
  const page = addressIn(language, paths.invitation());
  const link = `${siteUrl}${page}${invitationFragment({ token, email })}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Also where the page did not come over HTTPS and has no clipboard.
      setCopied(false);
    }
  };

  return (
    <>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>
        {t('invite.doneTitle', { email })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2.5 }}>{t('invite.doneText')}</DialogContentText>
        <FormField
          label={t('invite.link')}
          value={link}
          multiline
          autoFocus
          onFocus={(event) => event.target.select()}
          sx={{ mt: 1, '& textarea': { overflowWrap: 'anywhere', fontFamily: 'monospace' } }}
        />
        {copied !== undefined && (
          <Alert severity={copied ? 'success' : 'warning'} sx={{ mt: 2 }}>
            {copied ? t('invite.copied') : t('invite.copyFailed')}
          </Alert>
        )}
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>{t('invite.close')}</Button>
        <Button variant="contained" onClick={() => void copy()}>
          {t('invite.copy')}
        </Button>
      </DialogButtons>
    </>
  );
}
