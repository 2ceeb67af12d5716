import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from '../../content/useTranslation';
import { ErasePersonDialog } from './ErasePersonDialog';

/** The way to erase all that one person has sent. */
export function ErasePerson() {
  const { t } = useTranslation('messages');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<PersonRemove />}
        onClick={() => setOpen(true)}
      >
        {t('erase.title')}
      </Button>
      {open && <ErasePersonDialog onClose={() => setOpen(false)} />}
    </>
  );
}
