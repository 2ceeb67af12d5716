import { MessagePage } from '../../components/site/MessagePage';
import { useTranslation } from '../../content/useTranslation';
import { paths } from '../../../shared/siteMap';

export default function ForbiddenPage() {
  const { t } = useTranslation('account');
  return (
    <MessagePage
      title={t('forbidden.title')}
      to={paths.home()}
      buttonText={t('forbidden.button')}
    />
  );
}
