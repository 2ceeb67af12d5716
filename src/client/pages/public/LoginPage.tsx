import { useSelector } from 'react-redux';
import { type Location, createPath, useLocation, useNavigate } from 'react-router-dom';
import { FormCard, FormCardLink } from '@/client/components/FormCard';
import { useTranslation } from '@/client/i18n/useTranslation';
import { LoginForm } from '@/client/features/auth/LoginForm';
import { selectCurrentUser } from '@/client/features/auth/authSlice';
import { sameOriginPath } from '@/shared/language';
import { paths } from '@/shared/siteMap';

/** `RequireAdmin` redirects here; after the login the admin returns to the requested page. */
export default function LoginPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { state } = useLocation() as Location<{ from?: Location } | null>;
  const role = useSelector(selectCurrentUser).data?.role;
  const target = state?.from ? sameOriginPath(createPath(state.from)) : paths.dashboard();
  return (
    <FormCard title={t('login.title')}>
      <LoginForm
        note={role && role !== 'admin' ? t('login.notAdmin') : undefined}
        onLoggedIn={() => void navigate(target, { replace: true })}
      />
      <FormCardLink href={paths.forgottenPassword()}>{t('login.forgotten')}</FormCardLink>
    </FormCard>
  );
}
