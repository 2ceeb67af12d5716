import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentProps, useId, useState } from 'react';
import { BusyButton } from './BusyButton';

export interface MenuAction {
  id: string;
  text: string;
  hint?: string;
  disabled?: boolean;
  onChoose: () => void;
}

type MenuButtonProps = ComponentProps<typeof BusyButton> & {
  text: string;
  items: readonly MenuAction[];
};

export function MenuButton({ text, items, ...button }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <BusyButton
        endIcon={<ArrowDropDown />}
        {...button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text}
      </BusyButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== undefined}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {items.map(({ id: item, text: label, hint, disabled, onChoose }) => (
          <MenuItem
            key={item}
            disabled={disabled}
            onClick={() => {
              setAnchor(undefined);
              onChoose();
            }}
          >
            <ListItemText primary={label} secondary={hint} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
