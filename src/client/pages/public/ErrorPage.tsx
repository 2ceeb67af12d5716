import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { MessagePage } from '@/client/components/site/MessagePage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

/** Stands where a page failed, be it its code that could not be fetched or an error inside it. */
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
      to={paths.home()}
      buttonText={t('goHome')}
    />
  );
}
