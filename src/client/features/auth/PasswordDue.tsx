import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { FormCard } from '@/client/components/FormCard';
import { useTranslation } from '@/client/i18n/useTranslation';
import { ChangePasswordForm } from './ChangePasswordForm';
import { useLogOut } from './useLogOut';

/** Stands in the console's place until a password that others have seen has been replaced. */
export function PasswordDue({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation(['account', 'admin']);
  const logOut = useLogOut();
  return (
    <Box component="main" sx={{ minHeight: '100vh', bgcolor: 'grey.100' }}>
      <FormCard title={t('passwordDue.title')} text={t('passwordDue.text')}>
        <ChangePasswordForm
          currentLabel={t('passwordDue.current')}
          submitText={t('passwordDue.submit')}
          autoFocus
          onChanged={onChanged}
        />
        <Button sx={{ mt: 2, ml: -1 }} onClick={() => void logOut()}>
          {t('admin:layout.logOut')}
        </Button>
      </FormCard>
    </Box>
  );
}
