import AddBox from '@mui/icons-material/AddBoxOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Category from '@mui/icons-material/AccountTreeOutlined';
import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import ManageSearch from '@mui/icons-material/ManageSearchOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { matchPath } from 'react-router-dom';
import { type PageName, siteMap } from '@/shared/siteMap';
import type { Content } from '@/client/i18n';

export interface ConsoleItem {
  name: PageName & keyof Content['admin']['nav'];
  icon: SvgIconComponent;
  /** Pages that are reached from this item and have none of their own. */
  below?: readonly PageName[];
}

/** The sidebar's items, in order. */
export const consoleItems: readonly ConsoleItem[] = [
  { name: 'dashboard', icon: Dashboard },
  { name: 'allCategories', icon: Category, below: ['editCategory', 'categorySpareParts'] },
  { name: 'allSpareParts', icon: Inventory, below: ['singleSparePart', 'editSparePart'] },
  { name: 'addCategory', icon: CreateNewFolder },
  { name: 'addSparePart', icon: AddBox },
  { name: 'inquiries', icon: Mail, below: ['inquiry'] },
  { name: 'applications', icon: Badge, below: ['application'] },
  { name: 'searchWords', icon: ManageSearch },
  { name: 'missedSearches', icon: SearchOff },
  { name: 'attributes', icon: Tune },
  { name: 'accounts', icon: Group },
];

/** The value of `aria-current`: the very page, or one below it. */
export function currentState({ name, below }: ConsoleItem, pathname: string) {
  const isAt = (page: PageName) => matchPath(siteMap[page].pattern, pathname) !== null;
  if (isAt(name)) return 'page';
  return below?.some(isAt) ? 'true' : undefined;
}
