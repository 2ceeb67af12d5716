import { exportTypes, useExportSparePartsMutation } from '@/client/api';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { saveDownload } from '@/client/lib/saveDownload';
import type { PartSelection } from './useSelection';

/** Downloads the selected parts as a file. */
export function useExport({ ids, filter }: PartSelection) {
  const { t } = useTranslation('partTable');
  const { showFailure } = useNotices();
  const [exportParts] = useExportSparePartsMutation();
  return async (format: 'csv' | 'xlsx') => {
    const { data, error } = await exportParts({
      partsExport: { format, ...(ids ? { ids } : { filter }) },
    });
    if (!data) return showFailure(error, t('exportFailed'));
    saveDownload(data.href, `${t('exportFile')}.${exportTypes[data.type]}`);
  };
}
