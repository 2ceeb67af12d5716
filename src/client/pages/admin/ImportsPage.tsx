import { PageHeader } from '@/client/components/console/PageHeader';
import { useTranslation } from '@/client/i18n/useTranslation';
import { IMPORT_DAYS } from '@/shared/limits';

/** Uploads a supplier's spreadsheet, and lists the imports of the last days. */
export default function ImportsPage() {
  const { t } = useTranslation(['imports', 'admin']);
  return <PageHeader title={t('admin:nav.imports')} text={t('text', { days: IMPORT_DAYS })} />;
}
