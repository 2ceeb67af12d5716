import { TextPage } from '@/client/components/site/TextPage';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { bannerContact } from '@/client/lib/generated/photos';
import { company } from '@/shared/company';
import { MESSAGE_RETENTION_MONTHS, SHARED_LIST_DAYS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';

export default function PrivacyPage() {
  const { t } = useTranslation(['privacy', 'common']);
  const language = useLanguage();
  const { messageRetentionMonths: months = MESSAGE_RETENTION_MONTHS } = useConfig();
  const address = company.address[language];
  return (
    <TextPage
      path={paths.privacy()}
      title={t('common:footer.privacy')}
      lead={t('lead')}
      metaDescription={t('metaDescription')}
      photo={bannerContact}
      sections={t('sections', { months, listDays: SHARED_LIST_DAYS, address })}
      sectionPhotos={{}}
      contact={t('contact')}
    />
  );
}
