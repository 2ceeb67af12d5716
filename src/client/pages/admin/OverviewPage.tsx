import type { SvgIconComponent } from '@mui/icons-material';
import Category from '@mui/icons-material/AccountTreeOutlined';
import AddBox from '@mui/icons-material/AddBoxOutlined';
import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useSelector } from 'react-redux';
import {
  type SparePart,
  useListCategoriesQuery,
  useListSparePartsQuery,
  useListApplicationsQuery,
  useListInquiriesQuery,
} from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import WhileLoggedIn from '@/client/features/auth/WhileLoggedIn';
import { selectCategoryCount } from '@/client/features/categories/selectors';
import { MessageAlerts } from '@/client/features/messages/MessageList';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

/** Parts in the list of the newest. */
const NEWEST = 5;

/** Totals, and links to the most frequent tasks. */
export default function OverviewPage() {
  const { t } = useTranslation('admin');
  const categories = useListCategoriesQuery();
  const parts = useListSparePartsQuery({ page: 1, limit: NEWEST });
  const categoryCount = useSelector(selectCategoryCount);
  return (
    <>
      <PageHeader title={t('overview.title')} />
      <MessageAlerts />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' },
        }}
      >
        <OverviewCard
          href={paths.allCategories()}
          icon={Category}
          title={t('overview.categories')}
          figure={<Count {...categories} count={categoryCount} />}
          text={t('overview.categoriesText')}
        />
        <OverviewCard
          href={paths.allSpareParts()}
          icon={Inventory}
          title={t('overview.parts')}
          figure={<Count {...parts} count={parts.data?.total} />}
          text={t('overview.partsText')}
        />
        <OverviewCard
          href={paths.addCategory()}
          icon={CreateNewFolder}
          title={t('overview.addCategory')}
          text={t('overview.addCategoryText')}
          action={
            <Link href={paths.addSparePart()} variant="body2" underline="always">
              {t('overview.addCategoryInner')}
            </Link>
          }
        />
        <OverviewCard
          href={paths.addSparePart()}
          icon={AddBox}
          title={t('overview.addPart')}
          text={t('overview.addPartText')}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <NewestParts parts={parts.data?.data.slice(0, NEWEST) ?? []} />
        <WhileLoggedIn>
          <OpenMessages />
        </WhileLoggedIn>
      </Box>
    </>
  );
}

interface OverviewCardProps {
  href: string;
  icon: SvgIconComponent;
  title: string;
  /** The number that the card is about. */
  figure?: ReactNode;
  text: string;
  /** A link of its own within the card. */
  action?: ReactNode;
}

function OverviewCard({ href, icon: Icon, title, figure, text, action }: OverviewCardProps) {
  return (
    <Card
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 168,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <CardActionArea href={href} sx={{ flex: 1 }}>
        <CardContent sx={{ height: '100%', p: 2.5 }}>
          <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center', mb: 1 }}>
            <Icon color="secondary" />
            <Typography variant="subtitle1" component="h2">
              {title}
            </Typography>
          </Stack>
          {figure !== undefined && (
            <Typography
              component="div"
              sx={{ fontSize: '2rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
            >
              {figure}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        </CardContent>
      </CardActionArea>
      {action && <CardActions sx={{ px: 2.5, pb: 2 }}>{action}</CardActions>}
    </Card>
  );
}

interface CountProps {
  isLoading: boolean;
  isError: boolean;
  count?: number;
}

function Count({ isLoading, isError, count }: CountProps) {
  const { t } = useTranslation('admin');
  if (isLoading) return <Skeleton width={64} />;
  if (isError || count === undefined) {
    return (
      <Typography component="span" color="error">
        {t('overview.unknown')}
      </Typography>
    );
  }
  return count.toLocaleString();
}

/** A titled list of the overview; its children are list items. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ px: 2.5, py: 2 }}>
        {title}
      </Typography>
      <List disablePadding>{children}</List>
    </Paper>
  );
}

const panelItem = { minHeight: 44, gap: 1.5, px: 2.5, py: 1, borderTop: 1, borderColor: 'divider' };

/** The parts that were added last; nothing without parts. */
function NewestParts({ parts }: { parts: SparePart[] }) {
  const { t } = useTranslation('admin');
  if (parts.length === 0) return null;
  return (
    <Panel title={t('overview.newest')}>
      {parts.map(({ _id, name, images, imageSizes, categoryId }) => (
        <ListItem key={_id} sx={panelItem}>
          <Thumbnail file={images?.[0]} imageSizes={imageSizes} />
          <ListItemText
            primary={
              <Link href={paths.singleSparePart(_id)} color="inherit">
                {name}
              </Link>
            }
            secondary={categoryId?.name ?? t('table.notGiven')}
            sx={{ m: 0, overflowWrap: 'anywhere' }}
          />
        </ListItem>
      ))}
    </Panel>
  );
}

const open = { page: 1, limit: 1, status: 'open' } as const;

/** How many inquiries and applications are open; nothing with a backend that stores none. */
function OpenMessages() {
  const { t } = useTranslation('admin');
  const inquiries = useListInquiriesQuery(open).data?.total;
  const applications = useListApplicationsQuery(open).data?.total;
  const rows = [
    { name: t('nav.inquiries'), path: paths.inquiries(), count: inquiries },
    { name: t('nav.applications'), path: paths.applications(), count: applications },
  ].filter(({ count }) => count !== undefined);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('overview.waiting')}>
      {rows.map(({ name, path, count }) => (
        <ListItem key={path} sx={panelItem}>
          <Link href={`${path}?status=open`} color="inherit" sx={{ mr: 'auto' }}>
            {name}
          </Link>
          <strong>{count}</strong>
        </ListItem>
      ))}
    </Panel>
  );
}
