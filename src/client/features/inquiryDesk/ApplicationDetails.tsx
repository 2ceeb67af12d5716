import Download from '@mui/icons-material/Download';
import { type MessageFile, useLazyGetApplicationFileQuery } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { saveDownload } from '@/client/lib/saveDownload';
import { MessageDetails } from './MessageDetails';

export function ApplicationDetails() {
  const { t } = useTranslation('messages');
  return (
    <MessageDetails
      kind="applications"
      rowsOf={({ _id, cv }) => [
        { label: t('cv.label'), value: cv && <CvButton applicationId={_id} cv={cv} /> },
      ]}
    />
  );
}

function CvButton({ applicationId: id, cv }: { applicationId: string; cv: MessageFile }) {
  const { t } = useTranslation('messages');
  const { showFailure } = useNotices();
  const [load, { isFetching }] = useLazyGetApplicationFileQuery();
  const save = async () => {
    const { data, error } = await load({ id, file: cv._id });
    if (data) saveDownload(data.href, cv.name);
    else showFailure(error, t('cv.failed'));
  };
  return (
    <BusyButton
      variant="outlined"
      startIcon={<Download />}
      busy={isFetching}
      onClick={() => void save()}
    >
      {cv.name}
    </BusyButton>
  );
}
