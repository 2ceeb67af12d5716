import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { PageSpinner } from '@/client/components/PageSpinner';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectAdminCheck } from './authSlice';

/** Removes personal data from the screen while the session is expired; by default, a route's. */
export default function WhileLoggedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation('common');
  const expired = useSelector(selectAdminCheck) === 'expired';
  return expired ? <PageSpinner label={t('loading')} /> : children;
}
