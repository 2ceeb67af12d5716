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
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useListCategoriesQuery, useListSparePartsQuery } from '@/client/api';
import { AlertList } from '@/client/components/console/AlertList';
import { PageHeader } from '@/client/components/console/PageHeader';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import WhileLoggedIn from '@/client/features/auth/WhileLoggedIn';
import { selectCategoriesById } from '@/client/features/categories/selectors';
import { useMessageAlerts } from '@/client/features/inquiryDesk/useMessageAlerts';
import { useSystemAlerts } from '@/client/features/systemStatus/useSystemAlerts';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { IncompleteParts, OpenMessages, Panel, panelItem, panelLink } from './overviewPanels';

const NEWEST = 5;

export default function OverviewPage() {
  const { t } = useTranslation('admin');
  const categories = useListCategoriesQuery({});
  const categoryCount = useSelector(selectCategoriesById).size;
  const parts = useListSparePartsQuery({ page: 1, limit: NEWEST, includeHidden: true });
  const alerts = [...useMessageAlerts(), ...useSystemAlerts()];
  const newest = parts.data?.data.slice(0, NEWEST) ?? [];
  return (
    <>
      <PageHeader title={t('overview.title')} />
      <AlertList alerts={alerts} />
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
          total={{ ...categories, count: categoryCount }}
          text={t('overview.categoriesText')}
        />
        <OverviewCard
          href={paths.allSpareParts()}
          icon={Inventory}
          title={t('overview.parts')}
          total={{ ...parts, count: parts.data?.total }}
          text={t('overview.partsText')}
        />
        <OverviewCard
          href={paths.addCategory()}
          icon={CreateNewFolder}
          title={t('overview.addCategory')}
          text={t('overview.addCategoryText')}
          action={
            <Link href={paths.addSparePart()} variant="body2" underline="always" sx={panelLink}>
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
        {newest.length > 0 && (
          <Panel title={t('overview.newest')}>
            {newest.map(({ _id, name, images, imageSizes, categoryId }) => (
              <ListItem key={_id} sx={panelItem}>
                <Thumbnail file={images?.[0]} imageSizes={imageSizes} />
                <ListItemText
                  primary={
                    <Link
                      href={paths.singleSparePart(_id)}
                      color="inherit"
                      dir="auto"
                      sx={panelLink}
                    >
                      {name}
                    </Link>
                  }
                  secondary={categoryId?.name ?? t('table.notGiven')}
                  slotProps={{ secondary: { dir: 'auto' } }}
                  sx={{ m: 0 }}
                />
              </ListItem>
            ))}
          </Panel>
        )}
        <WhileLoggedIn>
          <Stack spacing={2}>
            <OpenMessages />
            <IncompleteParts />
          </Stack>
        </WhileLoggedIn>
      </Box>
    </>
  );
}

interface OverviewCardProps {
  href: string;
  icon: SvgIconComponent;
  title: string;
  /** Shown large: how many records the card is about. */
  total?: { isLoading: boolean; isError: boolean; count?: number };
  text: string;
  action?: ReactNode;
}

function OverviewCard({ href, icon: Icon, title, total, text, action }: OverviewCardProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
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
          {total && (
            <Typography
              component="div"
              sx={{ fontSize: '2rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
            >
              {total.isLoading && <Skeleton width={64} />}
              {total.isError && (
                <Typography component="span" color="error">
                  {t('overview.unknown')}
                </Typography>
              )}
              {!total.isLoading && !total.isError && total.count?.toLocaleString(language)}
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
