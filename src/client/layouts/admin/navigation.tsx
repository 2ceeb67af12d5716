import AddBox from '@mui/icons-material/AddBoxOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Category from '@mui/icons-material/AccountTreeOutlined';
import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Mail from '@mui/icons-material/MailOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { paths } from '../../../shared/siteMap';

export interface ConsoleItem {
  name:
    | 'dashboard'
    | 'allCategories'
    | 'allSpareParts'
    | 'addCategory'
    | 'addSparePart'
    | 'inquiries'
    | 'applications'
    | 'accounts';
  to: string;
  icon: SvgIconComponent;
  /** Pages that are reached from this item and have none of their own. */
  below?: RegExp;
}

/** The sidebar's items, in order. */
export const consoleItems: readonly ConsoleItem[] = [
  { name: 'dashboard', to: paths.dashboard(), icon: Dashboard },
  {
    name: 'allCategories',
    to: paths.allCategories(),
    icon: Category,
    below: /^\/dashboard\/(edit-category|category)\//,
  },
  {
    name: 'allSpareParts',
    to: paths.allSpareParts(),
    icon: Inventory,
    below: /^\/dashboard\/(single|edit)-sparePart\//,
  },
  { name: 'addCategory', to: paths.addCategory(), icon: CreateNewFolder },
  { name: 'addSparePart', to: paths.addSparePart(), icon: AddBox },
  {
    name: 'inquiries',
    to: paths.inquiries(),
    icon: Mail,
    below: /^\/dashboard\/inquiries\//,
  },
  {
    name: 'applications',
    to: paths.applications(),
    icon: Badge,
    below: /^\/dashboard\/applications\//,
  },
  { name: 'accounts', to: paths.accounts(), icon: Group },
];

/** The value of `aria-current`: the very page, or one below it. */
export function currentState({ to, below }: ConsoleItem, pathname: string) {
  if (pathname.replace(/\/$/, '') === to) return 'page';
  return below?.test(pathname) ? 'true' : undefined;
}
