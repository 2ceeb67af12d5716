import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { PageSpinner } from '@/client/components/PageSpinner';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectAdminCheck } from './authSlice';

/**
 * Shows personal data only while the session lasts: under the login dialog nothing of it is left
 * on the page. Without children it stands around routes.
 */
export default function WhileLoggedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation('common');
  const expired = useSelector(selectAdminCheck) === 'expired';
  return expired ? <PageSpinner label={t('loading')} /> : children;
}
