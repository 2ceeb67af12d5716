import { MessagePage } from '@/client/components/site/MessagePage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

export default function ForbiddenPage() {
  const { t } = useTranslation('account');
  return (
    <MessagePage
      title={t('forbidden.title')}
      href={paths.home()}
      buttonText={t('forbidden.button')}
    />
  );
}
