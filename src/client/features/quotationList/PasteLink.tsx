import ContentPaste from '@mui/icons-material/ContentPaste';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PASTE_ANCHOR } from '@/shared/quotationForm';
import { paths } from '@/shared/siteMap';

/** Leads to the place where a list is pasted. */
export function PasteLink({
  sx,
  ...props
}: Pick<ButtonProps, 'color' | 'variant' | 'size' | 'sx'>) {
  const { t } = useTranslation('common');
  return (
    <Button
      {...props}
      href={`${paths.quotation()}#${PASTE_ANCHOR}`}
      startIcon={<ContentPaste aria-hidden />}
      sx={[{ minHeight: 44 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {t('quotationList.paste')}
    </Button>
  );
}
