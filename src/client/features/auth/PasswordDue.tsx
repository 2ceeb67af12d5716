import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { PageMeta } from '../../components/PageMeta';
import { useContent } from '../../content';
import { noticeShown } from '../ui/uiSlice';
import { PasswordForm } from './PasswordForm';
import { selectCurrentUser } from './selectCurrentUser';
import { useChangePassword } from './useChangePassword';
import { useLogOut } from './useLogOut';

/** Stands in the console's place until a password that others have seen has been replaced. */
export function PasswordDue({ onChanged }: { onChanged: () => void }) {
  const { password, passwordDue } = useContent('account');
  const email = useSelector(selectCurrentUser).data?.emailId;
  const changePassword = useChangePassword();
  const logOut = useLogOut();
  const dispatch = useDispatch();

  const save = async (passwords: { current: string; next: string }) => {
    const problem = await changePassword(passwords);
    if (problem) return problem;
    dispatch(noticeShown({ text: password.done }));
    onChanged();
    return undefined;
  };

  return (
    <Box component="main" sx={{ minHeight: '100vh', bgcolor: 'grey.100', py: { xs: 3, md: 8 } }}>
      <PageMeta title={passwordDue.title} />
      <Container maxWidth="sm">
        <Paper variant="outlined" sx={{ p: { xs: 3, md: 5 } }}>
          <Typography variant="h1" sx={{ typography: 'h3', mb: 1.5 }}>
            {passwordDue.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {passwordDue.text}
          </Typography>
          <PasswordForm
            email={email}
            currentLabel={passwordDue.current}
            newLabel={password.new}
            submitText={passwordDue.submit}
            submittingText={password.submitting}
            autoFocus
            onSave={save}
          />
          <Button sx={{ mt: 2, ml: -1 }} onClick={() => void logOut()}>
            {passwordDue.logOut}
          </Button>
        </Paper>
      </Container>
    </Box>
  );
}
