import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { MessagePage } from '@/client/components/site/MessagePage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

/** In place of a page whose code failed to load or threw. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation('common');
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <MessagePage
      title={t('error.title')}
      text={t('error.text')}
      href={paths.home()}
      buttonText={t('goHome')}
    />
  );
}
