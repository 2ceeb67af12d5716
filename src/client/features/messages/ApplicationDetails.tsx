import { useTranslation } from '@/client/i18n/useTranslation';
import { CvButton } from './CvButton';
import { MessageDetails } from './MessageDetails';

export function ApplicationDetails() {
  const { t } = useTranslation('messages');
  return (
    <MessageDetails
      kind="applications"
      rowsOf={({ _id, cv }) => [
        { label: t('cv.label'), value: cv && <CvButton id={_id} cv={cv} /> },
      ]}
    />
  );
}
