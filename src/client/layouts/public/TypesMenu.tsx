import Link from '@mui/material/Link';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { NavVariant, TypeMenu } from './navigation';
import { menuMore, menuRow, menuSheet, plainList } from './navStyles';
import { useMenu } from './useMenu';

export interface TypesMenuProps {
  menu: TypeMenu;
  variant: NavVariant;
}

/** The Elevator or Escalator menu: a link to each type, and one to the text about all of them. */
export function TypesMenu({ menu, variant }: TypesMenuProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { open, containerProps, buttonProps, panelProps, close } = useMenu(
    menu.label,
    variant,
    true,
  );
  return (
    <Box component="li" {...containerProps} sx={{ position: 'relative', height: '100%' }}>
      <button {...buttonProps} data-current={pathname.startsWith(`/${menu.label}`)}>
        {t(`nav.${menu.label}`)}
        <ExpandMore fontSize="small" aria-hidden />
      </button>
      <Box {...panelProps} sx={{ ...menuSheet, left: 0, minWidth: 240, py: 1 }}>
        {open && (
          <>
            <Box component="ul" sx={{ ...plainList, '& a': menuRow }}>
              {menu.types.map(({ label, to }) => (
                <li key={to}>
                  <Link component={NavLink} end to={to} onClick={close}>
                    {t(`types.${label}`)}
                  </Link>
                </li>
              ))}
            </Box>
            <Box sx={{ mt: 1, pt: 1, borderTop: '1px solid', borderColor: 'divider' }}>
              <Link component={NavLink} end to={menu.about.to} onClick={close} sx={menuMore}>
                {t(`menu.${menu.about.label}`)}
              </Link>
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}
