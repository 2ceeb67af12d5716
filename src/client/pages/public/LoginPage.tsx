import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import type { Location } from 'react-router-dom';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../api';
import { PageMeta } from '../../components/PageMeta';
import { useContent } from '../../content';
import { LoginForm } from '../../features/auth/LoginForm';
import { ownPath } from '../../lib/language';
import { paths } from '../../lib/paths';

const selectCurrentUser = api.endpoints.getCurrentUser.select();

/** The admin's way in. The guard of the console sends strangers here and gets them back. */
export default function LoginPage() {
  const { login } = useContent('account');
  const navigate = useNavigate();
  const { state } = useLocation() as Location<{ from?: Location } | null>;
  const role = useSelector(selectCurrentUser).data?.role;
  const target = state?.from ? ownPath(createPath(state.from)) : paths.dashboard();
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <PageMeta title={login.title} />
      <Paper variant="outlined" sx={{ maxWidth: 440, mx: 'auto', p: { xs: 3, md: 5 } }}>
        <Typography variant="h1" sx={{ typography: 'h3', mb: 3 }}>
          {login.title}
        </Typography>
        <LoginForm
          note={role && role !== 'admin' ? login.notAdmin : undefined}
          onLoggedIn={() => void navigate(target, { replace: true })}
        />
      </Paper>
    </Container>
  );
}
