import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUnreachable, useCreateImportMutation } from '@/client/api';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { readHead } from '@/client/lib/fileHead';
import { paths } from '@/shared/siteMap';

export interface ImportFiles {
  file?: File;
  images?: File;
}

/** Uploads files and opens their import; where that fails they stay chosen. */
export function useUpload() {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const { showDone } = useNotices();
  const [create, { isLoading }] = useCreateImportMutation();
  const [failure, showFailure, setFailure] = useFormFailure(t('upload.failed'));
  const running = useRef<ReturnType<typeof create>>(undefined);
  const cancel = () => running.current?.abort();
  const release = useUnsavedChanges(isLoading, cancel);

  const upload = async ({ file, images }: ImportFiles) => {
    if (!file) return setFailure(t('upload.missing'));
    setFailure(undefined);
    running.current = create({ importForm: { file, images } });
    const { data, error } = await running.current;
    if (data) {
      release();
      return navigate(paths.singleImport(data._id));
    }
    if ('name' in error && error.name === 'AbortError') return showDone(t('upload.cancelled'));
    // A file that another program has changed cannot be read, which looks like a lost connection.
    const isLost = isUnreachable(error) && (await readHead(file, 1)) === '';
    if (isLost) setFailure(t('upload.changed', { file: file.name }));
    else showFailure(error);
  };

  return { upload, cancel, isUploading: isLoading, failure };
}
