import { PageHeader } from '@/client/components/console/PageHeader';
import WhileLoggedIn from '@/client/features/auth/WhileLoggedIn';
import { ImportList } from '@/client/features/imports/ImportList';
import { ImportStepper } from '@/client/features/imports/ImportStepper';
import { UploadForm } from '@/client/features/imports/UploadForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import { IMPORT_DAYS } from '@/shared/limits';

export default function ImportsPage() {
  const { t } = useTranslation(['imports', 'admin']);
  return (
    <>
      <PageHeader title={t('admin:nav.imports')} text={t('text', { days: IMPORT_DAYS })} />
      <ImportStepper />
      <UploadForm />
      {/* It names colleagues; the chosen files above stay while one logs in again. */}
      <WhileLoggedIn>
        <ImportList />
      </WhileLoggedIn>
    </>
  );
}
