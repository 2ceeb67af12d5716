import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { type InvitationForm, type NewInvitation, useCreateInvitationMutation } from '@/client/api';
import { FormField } from '@/client/components/console/FormField';
import { FormSelect } from '@/client/components/console/SelectField';
import { FormDialog } from '@/client/components/console/FormDialog';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { localizedPath } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import { OwnPasswordField } from './ChangeDialog';
import { isBlank } from '@/shared/texts';

/** Names the form in the tab's storage. */
export const INVITATION_DRAFT = 'invitation';

/** Creates an invitation and shows its link once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const [createInvitation] = useCreateInvitationMutation();
  const [created, setCreated] = useState<NewInvitation>();

  if (created) return <InvitationLink invitation={created} onClose={onClose} />;
  return (
    <FormDialog<InvitationForm, NewInvitation>
      title={t('invite.title')}
      text={t('invite.text')}
      submitText={t('invite.submit')}
      submittingText={t('invite.submitting')}
      defaultValues={{ emailId: '', role: 'admin', currentPassword: '' }}
      draft={{
        form: INVITATION_DRAFT,
        storable: (values) => ({ ...values, currentPassword: '' }),
      }}
      onSave={async (values) =>
        createInvitation({ invitationForm: { ...values, emailId: values.emailId.trim() } })
      }
      failed={t('invite.failed')}
      problemsOf={['emailId', 'currentPassword']}
      onSaved={setCreated}
      onClose={onClose}
      fullWidth
    >
      {({ register }) => (
        <>
          <FormField
            {...register('emailId', {
              validate: (email) => !isBlank(email) || t('invite.emailMissing'),
            })}
            label={t('list.email')}
            type="email"
            autoComplete="off"
            autoFocus
          />
          <FormSelect<InvitationForm>
            name="role"
            label={t('list.role')}
            help={t('invite.roleHelp')}
            options={(['admin', 'user'] as const).map((id) => ({ id, label: t(`roles.${id}`) }))}
          />
          <OwnPasswordField
            {...register('currentPassword', { required: t('ownPassword.missing') })}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The link of a new invitation, which can't be shown again. */
function InvitationLink(props: { invitation: NewInvitation; onClose: () => void }) {
  const { invitation, onClose } = props;
  const { emailId: email, token } = invitation;
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const { siteUrl } = useConfig();
  const [copied, setCopied] = useState<boolean>();
  // A fragment reaches no server, log or other site.
  const fragment = String(new URLSearchParams({ token, email }));
  const link = `${siteUrl}${localizedPath(language, paths.invitation())}#${fragment}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Also without HTTPS, where the page has no clipboard.
      setCopied(false);
    }
  };

  return (
    // It replaces the form's dialog without a transition. Without `onClose`, a click on the backdrop
    // or Escape can't discard what is shown once.
    <Dialog open fullWidth transitionDuration={{ appear: 0, enter: 0 }}>
      <DialogTitle>{t('invite.doneTitle', { email })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2.5 }}>{t('invite.doneText')}</DialogContentText>
        <FormField
          label={t('invite.link')}
          value={link}
          multiline
          autoFocus
          onFocus={(event) => event.target.select()}
          htmlInput={{ style: { fontFamily: 'monospace' } }}
          sx={{ mt: 1 }}
        />
        {copied !== undefined && (
          <Alert severity={copied ? 'success' : 'warning'} sx={{ mt: 2 }}>
            {copied ? t('invite.copied') : t('invite.copyFailed')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('invite.close')}</Button>
        <Button variant="contained" onClick={() => void copy()}>
          {t('invite.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
