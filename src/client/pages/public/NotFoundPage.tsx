import { MessagePage } from '@/client/components/site/MessagePage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <MessagePage
      code="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      href={paths.home()}
      buttonText={t('goHome')}
    />
  );
}
