import { useTranslation } from 'react-i18next';
import { MessagePage } from '../../components/site/MessagePage';
import { paths } from '../../../shared/siteMap';

export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <MessagePage
      code="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      to={paths.home()}
      buttonText={t('goHome')}
    />
  );
}
