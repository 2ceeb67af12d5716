import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface IconLinkProps {
  to: string;
  label: string;
  children: ReactNode;
}

/** A link that is an icon only; its name shows on hover and focus. */
export function IconLink({ to, label, children }: IconLinkProps) {
  return (
    <Tooltip title={label} disableInteractive>
      <IconButton href={to} size="small" aria-label={label}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

export interface EditAndDeleteProps {
  /** Of what the row shows. */
  name: string;
  /** Where it is edited, if on a page of its own. */
  editTo?: string;
  onEdit?: () => void;
  onDelete: () => void;
}

/** The last two buttons of a row. */
export function EditAndDelete({ name, editTo, onEdit, onDelete }: EditAndDeleteProps) {
  const { t } = useTranslation('admin');
  const editLabel = t('table.edit', { name });
  const label = t('table.delete', { name });
  return (
    <>
      {editTo === undefined ? (
        <IconButton size="small" aria-label={editLabel} onClick={onEdit}>
          <Edit fontSize="small" />
        </IconButton>
      ) : (
        <IconLink to={editTo} label={editLabel}>
          <Edit fontSize="small" />
        </IconLink>
      )}
      <IconButton size="small" color="error" aria-label={label} onClick={onDelete}>
        <Delete fontSize="small" />
      </IconButton>
    </>
  );
}
