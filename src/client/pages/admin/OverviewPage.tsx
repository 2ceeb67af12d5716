import AddBox from '@mui/icons-material/AddBoxOutlined';
import Category from '@mui/icons-material/AccountTreeOutlined';
import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useSelector } from 'react-redux';
import { useListCategoriesQuery, useListSparePartsQuery } from '@/client/api';
import Box from '@mui/material/Box';
import { PageHeader } from '@/client/components/console/PageHeader';
import { useTranslation } from '@/client/i18n/useTranslation';
import WhileLoggedIn from '@/client/features/auth/WhileLoggedIn';
import { selectCategoryCount } from '@/client/features/categories/selectors';
import { MessageAttention } from '@/client/features/messages/MessageAttention';
import { paths } from '@/shared/siteMap';
import { OverviewCard } from './OverviewCard';
import { NewestParts, WaitingMessages } from './OverviewPanels';

/** Parts in the list of the newest. */
const NEWEST = 5;

/** How much there is, and the shortest ways to more. */
export default function OverviewPage() {
  const { t } = useTranslation('admin');
  const categories = useListCategoriesQuery();
  const parts = useListSparePartsQuery({ page: 1, limit: NEWEST });
  const categoryCount = useSelector(selectCategoryCount);
  return (
    <>
      <PageHeader title={t('overview.title')} />
      <MessageAttention />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' },
        }}
      >
        <OverviewCard
          to={paths.allCategories()}
          icon={Category}
          title={t('overview.categories')}
          figure={<Count {...categories} count={categoryCount} />}
          text={t('overview.categoriesText')}
        />
        <OverviewCard
          to={paths.allSpareParts()}
          icon={Inventory}
          title={t('overview.parts')}
          figure={<Count {...parts} count={parts.data?.total} />}
          text={t('overview.partsText')}
        />
        <OverviewCard
          to={paths.addCategory()}
          icon={CreateNewFolder}
          title={t('overview.addCategory')}
          text={t('overview.addCategoryText')}
        >
          <Link
            href={paths.addSparePart()}
            variant="body2"
            underline="always"
            sx={{ position: 'relative', zIndex: 1, display: 'inline-block', py: 0.5 }}
          >
            {t('overview.addCategoryInner')}
          </Link>
        </OverviewCard>
        <OverviewCard
          to={paths.addSparePart()}
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
          <WaitingMessages />
        </WhileLoggedIn>
      </Box>
    </>
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
    return <Box sx={{ fontSize: '0.9rem', color: 'error.main' }}>{t('overview.unknown')}</Box>;
  }
  return count.toLocaleString();
}
