import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useContent } from '../../content';
import { ErasePersonDialog } from './ErasePersonDialog';

/** The way to erase all that one person has sent. */
export function ErasePerson() {
  const { erase } = useContent('messages');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<PersonRemove />}
        onClick={() => setOpen(true)}
      >
        {erase.open}
      </Button>
      {open && <ErasePersonDialog onClose={() => setOpen(false)} />}
    </>
  );
}
