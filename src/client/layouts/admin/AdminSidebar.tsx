import type { SvgIconComponent } from '@mui/icons-material';
import Category from '@mui/icons-material/AccountTreeOutlined';
import AddBox from '@mui/icons-material/AddBoxOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Mail from '@mui/icons-material/MailOutlined';
import ManageSearch from '@mui/icons-material/ManageSearchOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import TextSnippet from '@mui/icons-material/TextSnippetOutlined';
import Translate from '@mui/icons-material/Translate';
import Tune from '@mui/icons-material/TuneOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { matchPath, useLocation } from 'react-router-dom';
import { useGetMessageStatusQuery } from '@/client/api';
import { selectAdminCheck } from '@/client/features/auth/authSlice';
import type { Content } from '@/client/i18n';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { type PageName, paths, siteMap } from '@/shared/siteMap';
import { LanguageLinks } from '../public/LanguageLinks';

interface ConsoleItem {
  name: PageName & keyof Content['admin']['nav'];
  icon: SvgIconComponent;
  /** Pages that are reached from this item and have none of their own. */
  below?: readonly PageName[];
}

interface ConsoleGroup {
  name?: keyof Content['admin']['groups'];
  items: readonly ConsoleItem[];
}

const groups: readonly ConsoleGroup[] = [
  { items: [{ name: 'dashboard', icon: Dashboard }] },
  {
    name: 'catalogue',
    items: [
      {
        name: 'allCategories',
        icon: Category,
        below: ['arrangeCategories', 'editCategory', 'categorySpareParts'],
      },
      { name: 'allSpareParts', icon: Inventory, below: ['singleSparePart', 'editSparePart'] },
      { name: 'addCategory', icon: CreateNewFolder },
      { name: 'addSparePart', icon: AddBox },
      { name: 'attributes', icon: Tune, below: ['attributeValues'] },
      { name: 'translations', icon: Translate, below: ['translationProgress'] },
      { name: 'imports', icon: UploadFile, below: ['singleImport', 'importColumns'] },
    ],
  },
  {
    name: 'inquiries',
    items: [
      { name: 'inquiries', icon: Mail, below: ['inquiry', 'inquiryQuotation'] },
      { name: 'textTemplates', icon: TextSnippet },
      { name: 'applications', icon: Badge, below: ['application'] },
    ],
  },
  {
    name: 'search',
    items: [
      { name: 'searchWords', icon: ManageSearch },
      { name: 'missedSearches', icon: SearchOff },
    ],
  },
  {
    name: 'administration',
    items: [
      { name: 'accounts', icon: Group },
      { name: 'history', icon: History },
      { name: 'trash', icon: Delete },
    ],
  },
];

/** The screens that the menu leads to. */
export const consoleScreens = groups.flatMap(({ items }) => items);

const POLL_MS = 60_000;

/** How many inquiries no admin has opened; polled while the window has the focus. */
function useUnread(): number {
  const isLoggedIn = useSelector(selectAdminCheck) === 'admin';
  const { data } = useGetMessageStatusQuery(undefined, {
    skip: !isLoggedIn,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return data?.unread ?? 0;
}

const groupName = {
  mt: 1,
  px: 1.5,
  bgcolor: 'transparent',
  color: '#9fb2c8',
  fontSize: '0.75rem',
  fontWeight: 650,
  lineHeight: '28px',
} as const;

/** The console's menu; `onFollowed` closes the drawer on small screens. */
export function AdminSidebar({ onFollowed }: { onFollowed?: () => void }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const unread = useUnread();
  const id = useId();
  const isAt = (page: PageName) => matchPath(siteMap[page].pattern, pathname) !== null;
  return (
    <>
      <Typography sx={{ px: 1.5, py: 1, mb: 1, fontSize: '1.15rem', fontWeight: 700 }}>
        {company.brand.en}
      </Typography>
      <Box component="nav" aria-label={t('layout.nav')}>
        {groups.map(({ name: group, items }) => (
          <List
            key={group ?? 'first'}
            dense
            disablePadding
            aria-labelledby={group && `${id}-${group}`}
            subheader={
              group && (
                <ListSubheader id={`${id}-${group}`} disableSticky sx={groupName}>
                  {t(`groups.${group}`)}
                </ListSubheader>
              )
            }
          >
            {items.map(({ name, icon, below = [] }) => {
              const isBelow = below.some(isAt);
              return (
                <ListItem key={name} disablePadding sx={{ mb: 0.25 }}>
                  <SidebarButton
                    href={siteMap[name].pattern}
                    icon={icon}
                    text={t(`nav.${name}`)}
                    unread={name === 'inquiries' ? unread : 0}
                    onClick={onFollowed}
                    selected={isAt(name) || isBelow}
                    aria-current={isAt(name) ? 'page' : isBelow || undefined}
                  />
                </ListItem>
              );
            })}
          </List>
        ))}
      </Box>
      <Box sx={{ mt: 'auto', pt: 2 }}>
        <SidebarButton href={paths.home()} icon={OpenInNew} text={t('layout.site')} />
        <Box sx={{ display: { md: 'none' }, px: 1 }}>
          <LanguageLinks />
        </Box>
      </Box>
    </>
  );
}

function SidebarButton(
  props: ListItemButtonProps & {
    href: string;
    icon: SvgIconComponent;
    text: string;
    unread?: number;
  },
) {
  const { icon: Icon, text, unread = 0, ...button } = props;
  const { t } = useTranslation('inquiryDesk');
  return (
    <ListItemButton
      {...button}
      sx={{
        borderRadius: 1,
        minHeight: { xs: 40, lg: 36 },
        color: '#cfd9e6',
        '&:hover': { bgcolor: 'rgb(255 255 255 / 0.08)' },
        '&:focus-visible': { outlineColor: 'secondary.light', outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': {
          bgcolor: 'rgb(255 255 255 / 0.14)',
          color: 'common.white',
          boxShadow: ({ palette }) => `inset 3px 0 0 ${palette.secondary.light}`,
        },
      }}
    >
      <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
        <Icon sx={{ fontSize: 20 }} />
      </ListItemIcon>
      <ListItemText
        primary={text}
        slotProps={{ primary: { sx: { fontSize: '0.9rem', fontWeight: 500 } } }}
      />
      {unread > 0 && (
        <>
          <Chip
            size="small"
            color="secondary"
            label={unread > 99 ? '99+' : unread}
            aria-hidden
            sx={{ height: 20, fontWeight: 650 }}
          />
          <Box component="span" sx={visuallyHidden}>
            {t('unread', { count: unread })}
          </Box>
        </>
      )}
    </ListItemButton>
  );
}
