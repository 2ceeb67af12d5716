import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { type ReactNode, useId, useState } from 'react';
import { type Category, langOf } from '@/client/api';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { paths } from '@/shared/siteMap';
import { LanguageLinks } from './LanguageLinks';
import { Logo } from './Logo';
import { MenuLink, MenuRow, MenuText, useMenuBranch } from './MenuRow';
import { CATEGORY_LEVELS, linksAfter, linksBefore, typeMenus } from './navigation';

interface MobileDrawerProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

export default function MobileDrawer({ id, open, onClose }: MobileDrawerProps) {
  const { t } = useTranslation('common');
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { id, 'aria-label': t('layout.mobileNav'), sx: { width: '100%' } },
      }}
    >
      <Container sx={{ containerType: 'inline-size' }}>
        <Toolbar
          disableGutters
          sx={{ minHeight: 64, justifyContent: 'space-between', color: 'primary.main' }}
        >
          <Logo withTagline onClick={onClose} />
          <IconButton
            color="inherit"
            aria-label={t('layout.closeMenu')}
            onClick={onClose}
            sx={{ width: 48, height: 48, mr: -1.5 }}
          >
            <Close sx={{ fontSize: 35 }} />
          </IconButton>
        </Toolbar>
      </Container>
      <Container
        component="nav"
        aria-label={t('layout.mobileNav')}
        sx={{ py: 2, overflowY: 'auto', borderTop: 1, borderColor: 'divider' }}
      >
        <List disablePadding sx={{ fontSize: '1.0625rem', fontWeight: 550 }}>
          {linksBefore.map(({ label, to }) => (
            <Row key={to} text={t(`nav.${label}`)} to={to} />
          ))}
          {typeMenus.map(({ name, about, header: types }) => (
            <Section key={name} title={t(`nav.${name}`)}>
              {types.map(({ label, to }) => (
                <Row key={to} text={t(`types.${label}`)} to={to} />
              ))}
              <Row text={t(`menu.${about.label}`)} to={about.to} />
            </Section>
          ))}
          <Section title={t('nav.spareParts')}>
            <Categories />
            <Row text={t('menu.allCategories')} to={paths.sparePartsOverview()} />
            <Row text={t('menu.aboutSpareParts')} to={paths.spareParts()} />
          </Section>
          <Row text={t('quotationList.title')} to={paths.quotation()} />
          {linksAfter.header.map(({ label, to }) => (
            <Row key={to} text={t(`nav.${label}`)} to={to} />
          ))}
          <Row text={t('nav.contact')} to={paths.contact()} />
        </List>
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', py: 3 }}
        >
          <LanguageLinks />
          <Button href={company.portalUrl} variant="outlined">
            {t('layout.portal')}
          </Button>
        </Stack>
      </Container>
    </Drawer>
  );
}

const Row = ({ text, to, lang }: { text: string; to: string; lang?: string }) => (
  <ListItem disablePadding>
    <MenuLink to={to} lang={lang} divider>
      {text}
    </MenuLink>
  </ListItem>
);

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <MenuRow
        divider
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <MenuText>{title}</MenuText>
        <ExpandMore sx={{ rotate: open ? '180deg' : undefined }} />
      </MenuRow>
      <Collapse id={id} in={open} unmountOnExit>
        <List disablePadding sx={{ pl: 2, bgcolor: 'grey.100', fontSize: '1rem' }}>
          {children}
        </List>
      </Collapse>
    </li>
  );
}

function Categories() {
  const { t } = useTranslation('common');
  const { tree, isLoading } = useCategoryTree();
  if (tree.length === 0) {
    return (
      <ListItem role="status" disableGutters sx={{ px: 1, py: 2, color: 'text.secondary' }}>
        {t(isLoading ? 'loading' : 'menu.noCategories')}
      </ListItem>
    );
  }
  return tree.map((category) => <CategoryRow key={category._id} category={category} level={0} />);
}

function CategoryRow({ category, level }: { category: Category; level: number }) {
  const { t } = useTranslation('common');
  const id = useId();
  const { _id, name, children = [] } = category;
  const { open, toggle } = useMenuBranch(level, _id);
  if (children.length === 0 || level === CATEGORY_LEVELS - 1) {
    return <Row text={name} to={paths.sparePartsGrid(_id)} lang={langOf(category)} />;
  }
  return (
    <li>
      <ListItem
        component="div"
        disablePadding
        secondaryAction={
          <IconButton
            edge="end"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={t('menu.subcategoriesOf', { category: name })}
            onClick={toggle}
            sx={{ width: 52, height: 52 }}
          >
            <ExpandMore sx={{ rotate: open ? '180deg' : undefined }} />
          </IconButton>
        }
      >
        <MenuLink to={paths.sparePartsGrid(_id)} lang={langOf(category)} divider>
          {name}
        </MenuLink>
      </ListItem>
      <Collapse id={id} in={open} unmountOnExit>
        <List disablePadding sx={{ pl: 2 }}>
          {children.map((child) => (
            <CategoryRow key={child._id} category={child} level={level + 1} />
          ))}
        </List>
      </Collapse>
    </li>
  );
}
