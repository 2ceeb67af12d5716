import Menu from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { StillLoading } from '@/client/components/StillLoading';
import { menusClosed, mobileMenuToggled, selectMobileMenuOpen } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { loadPersistently } from '@/client/lib/loadPersistently';
import { SITE_LINKS_ID } from './navigation';
import { useDisclosureLink } from './useDisclosureLink';

/** 8 kB of script that no page needs before the menu opens. */
const MobileDrawer = lazy(() => loadPersistently(() => import('./MobileDrawer')));

export function MobileMenu() {
  const { t } = useTranslation('common');
  const open = useSelector(selectMobileMenuOpen);
  const dispatch = useDispatch();
  const { buttonProps, panelId } = useDisclosureLink({
    href: `#${SITE_LINKS_ID}`,
    open,
    onToggle: () => dispatch(mobileMenuToggled()),
  });
  const close = () => dispatch(menusClosed());
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  // A tablet that is turned gets the desktop navigation.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  useEffect(() => {
    if (isWide) dispatch(menusClosed());
  }, [isWide, dispatch]);

  return (
    <>
      <IconButton
        {...buttonProps}
        component="a"
        color="inherit"
        aria-label={t('layout.openMenu')}
        sx={{ display: { '@lg': 'none' }, width: 48, height: 48, mr: -1.5 }}
      >
        <Menu sx={{ fontSize: 35 }} />
      </IconButton>
      <Suspense fallback={open && <StillLoading />}>
        {wasOpened && <MobileDrawer id={panelId} open={open} onClose={close} />}
      </Suspense>
    </>
  );
}
