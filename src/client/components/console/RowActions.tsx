import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';

/** A link that is an icon only; its name shows on hover and focus. */
export function IconLink(props: { href: string; label: string; children: ReactNode }) {
  const { href, label, children } = props;
  return (
    <Tooltip title={label} disableInteractive>
      <IconButton href={href} size="small" aria-label={label}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

/** Leads to the public page of what a row shows; of a draft it is a preview for admins. */
export function ViewOnSiteIcon(props: { href: string; name: string; isDraft?: boolean }) {
  const { href, name, isDraft } = props;
  const { t } = useTranslation('admin');
  return (
    <IconLink href={href} label={t(isDraft ? 'table.preview' : 'table.viewOnSite', { name })}>
      {isDraft ? <Visibility fontSize="small" /> : <OpenInNew fontSize="small" />}
    </IconLink>
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
  const editLabel = t('table.edit', { name });
  return (
    <>
      {editHref === undefined ? (
        <IconButton size="small" aria-label={editLabel} onClick={onEdit}>
          <Edit fontSize="small" />
        </IconButton>
      ) : (
        <IconLink href={editHref} label={editLabel}>
          <Edit fontSize="small" />
        </IconLink>
      )}
      <IconButton
        size="small"
        color="error"
        aria-label={t('table.delete', { name })}
        onClick={onDelete}
      >
        <Delete fontSize="small" />
      </IconButton>
    </>
  );
}
