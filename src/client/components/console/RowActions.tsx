import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';

interface IconActionProps {
  label: string;
  href?: string;
  onClick?: () => void;
  color?: 'error';
  children: ReactNode;
}

/** A link or button that is an icon only; its name shows on hover and focus. */
export const IconAction = ({ label, ...button }: IconActionProps) => (
  <Tooltip title={label} disableInteractive>
    <IconButton {...button} size="small" aria-label={label} />
  </Tooltip>
);

/** Leads to the public page of what a row shows; of a draft it is a preview for admins. */
export function ViewOnSiteIcon(props: { href: string; name: string; isDraft?: boolean }) {
  const { href, name, isDraft } = props;
  const { t } = useTranslation('admin');
  return (
    <IconAction href={href} label={t(isDraft ? 'table.preview' : 'table.viewOnSite', { name })}>
      {isDraft ? <Visibility fontSize="small" /> : <OpenInNew fontSize="small" />}
    </IconAction>
  );
}

interface EditAndDeleteProps {
  name: string;
  editHref?: string;
  onEdit?: () => void;
  onDelete: () => void;
}

export function EditAndDelete({ name, editHref, onEdit, onDelete }: EditAndDeleteProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <IconAction href={editHref} onClick={onEdit} label={t('table.edit', { name })}>
        <Edit fontSize="small" />
      </IconAction>
      <IconAction color="error" onClick={onDelete} label={t('table.delete', { name })}>
        <Delete fontSize="small" />
      </IconAction>
    </>
  );
}
