import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUnreachable, useCreateImportMutation } from '@/client/api';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { type ImportFiles, isReadable } from './importFiles';

/** Uploads files and opens their import; where that fails they stay chosen. */
export function useUpload() {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const { showDone } = useNotices();
  const [create, { isLoading }] = useCreateImportMutation();
  const [failure, showFailure, setFailure] = useFormFailure(t('upload.failed'));
  const running = useRef<ReturnType<typeof create>>(undefined);
  const release = useUnsavedChanges(isLoading, () => running.current?.abort());

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
    const files = [file, ...(images ? [images] : [])];
    const readable = !isUnreachable(error) || (await Promise.all(files.map(isReadable)));
    const changed = readable !== true && files.find((_file, index) => !readable[index]);
    if (changed) setFailure(t('upload.changed', { file: changed.name }));
    else showFailure(error);
  };

  return {
    upload,
    isUploading: isLoading,
    cancel: () => running.current?.abort(),
    failure,
    clearFailure: () => setFailure(undefined),
  };
}
