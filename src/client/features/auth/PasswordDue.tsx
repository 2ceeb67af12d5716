import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormCard } from '../../components/FormCard';
import { useContent } from '../../content';
import { ChangePasswordForm } from './ChangePasswordForm';
import { useLogOut } from './useLogOut';

/** Stands in the console's place until a password that others have seen has been replaced. */
export function PasswordDue({ onChanged }: { onChanged: () => void }) {
  const { passwordDue } = useContent('account');
  const logOut = useLogOut();
  return (
    <Box component="main" sx={{ minHeight: '100vh', bgcolor: 'grey.100' }}>
      <FormCard title={passwordDue.title} text={passwordDue.text}>
        <ChangePasswordForm
          currentLabel={passwordDue.current}
          submitText={passwordDue.submit}
          autoFocus
          onChanged={onChanged}
        />
        <Button sx={{ mt: 2, ml: -1 }} onClick={() => void logOut()}>
          {passwordDue.logOut}
        </Button>
      </FormCard>
    </Box>
  );
}
