import ContentCopy from '@mui/icons-material/ContentCopy';
import { useNavigate } from 'react-router-dom';
import { useChangeSparePartsMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

/** Makes a draft like the stored part, and opens its form. */
export function DuplicateButton({ id }: { id: string }) {
  const { t } = useTranslation(['adminParts', 'partTable']);
  const navigate = useNavigate();
  const { showDone, showFailure } = useNotices();
  const [changeSpareParts, { isLoading }] = useChangeSparePartsMutation();
  const duplicate = async () => {
    const { data, error } = await changeSpareParts({
      partsAction: { action: 'duplicate', ids: [id] },
    });
    const copy = data?.ids?.[0];
    if (!copy) return showFailure(error, t('duplicate.failed'));
    showDone(t('duplicate.done'), data.change);
    return navigate(paths.editSparePart(copy));
  };
  return (
    <BusyButton startIcon={<ContentCopy />} busy={isLoading} onClick={() => void duplicate()}>
      {t('partTable:actions.duplicate')}
    </BusyButton>
  );
}
