import Share from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { noticeShown } from '@/client/features/ui/uiSlice';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { localizedPath } from '@/shared/language';

interface ShareButtonProps {
  title: string;
  /** Of the page, without the language. */
  path: string;
  sx?: SxProps<Theme>;
}

/** Opens the device's own menu; where there is none it copies the link. */
export function ShareButton({ title, path, sx }: ShareButtonProps) {
  const { t } = useTranslation('catalogue');
  const dispatch = useDispatch();
  const url = useConfig().siteUrl + localizedPath(useLanguage(), path);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(noticeShown({ text: t('details.share.copied') }));
    } catch {
      const text = t('details.share.failed', { url });
      dispatch(noticeShown({ text, severity: 'error', duration: 15_000 }));
    }
  };
  const share = async () => {
    const page = { title, url };
    if (!navigator.canShare?.(page)) return copy();
    try {
      await navigator.share(page);
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) await copy();
    }
  };
  return (
    <Button data-scripted onClick={() => void share()} startIcon={<Share aria-hidden />} sx={sx}>
      {t('details.share.label')}
    </Button>
  );
}
