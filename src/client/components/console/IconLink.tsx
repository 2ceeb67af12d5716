import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from '../../content/useTranslation';
import { Link } from '../Link';

export interface IconLinkProps {
  to: string;
  label: string;
  children: ReactNode;
}

/** A link that is an icon only; its name shows on hover and focus. */
export function IconLink({ to, label, children }: IconLinkProps) {
  return (
    <Tooltip title={label} disableInteractive>
      <IconButton component={Link} to={to} size="small" aria-label={label}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

export interface EditAndDeleteProps {
  /** Of what the row shows. */
  name: string;
  editTo: string;
  onDelete: () => void;
}

/** The last two buttons of a row. */
export function EditAndDelete({ name, editTo, onDelete }: EditAndDeleteProps) {
  const { t } = useTranslation('admin');
  const label = t('table.delete', { name });
  return (
    <>
      <IconLink to={editTo} label={t('table.edit', { name })}>
        <Edit fontSize="small" />
      </IconLink>
      <IconButton size="small" color="error" aria-label={label} onClick={onDelete}>
        <Delete fontSize="small" />
      </IconButton>
    </>
  );
}
