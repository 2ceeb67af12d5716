import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  text: string;
  items: readonly { id: string; text: string; disabled?: boolean; onChoose: () => void }[];
}

/** A button with a menu of actions. */
export function MenuButton({ text, items, ...button }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        {...button}
        id={id}
        size="small"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== undefined}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {items.map(({ id: item, text: label, disabled, onChoose }) => (
          <MenuItem
            key={item}
            disabled={disabled}
            onClick={() => {
              setAnchor(undefined);
              onChoose();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
