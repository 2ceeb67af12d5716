import AddBox from '@mui/icons-material/AddBoxOutlined';
import Category from '@mui/icons-material/AccountTreeOutlined';
import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useListCategoriesQuery, useListSparePartsQuery } from '../../api';
import { PageHeader } from '../../components/PageHeader';
import { useContent } from '../../content';
import WhileLoggedIn from '../../features/auth/WhileLoggedIn';
import { selectCategoryCount } from '../../features/categories/selectors';
import { MessageAttention } from '../../features/messages/MessageAttention';
import { paths } from '../../lib/paths';
import { NewestParts } from './NewestParts';
import { OverviewCard } from './OverviewCard';
import { WaitingMessages } from './WaitingMessages';

/** Parts in the list of the newest. */
const NEWEST = 5;

/** How much there is, and the shortest ways to more. */
export default function OverviewPage() {
  const { overview } = useContent('admin');
  const categories = useListCategoriesQuery();
  const parts = useListSparePartsQuery({ page: 1, limit: NEWEST });
  const categoryCount = useSelector(selectCategoryCount);
  return (
    <>
      <PageHeader title={overview.title} />
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
          title={overview.categories}
          figure={<Count {...categories} count={categoryCount} />}
          text={overview.categoriesText}
        />
        <OverviewCard
          to={paths.allSpareParts()}
          icon={Inventory}
          title={overview.parts}
          figure={<Count {...parts} count={parts.data?.total} />}
          text={overview.partsText}
        />
        <OverviewCard
          to={paths.addCategory()}
          icon={CreateNewFolder}
          title={overview.addCategory}
          text={overview.addCategoryText}
        >
          <MuiLink
            component={Link}
            to={paths.addSparePart()}
            variant="body2"
            underline="always"
            sx={{ position: 'relative', zIndex: 1, display: 'inline-block', py: 0.5 }}
          >
            {overview.addCategoryInner}
          </MuiLink>
        </OverviewCard>
        <OverviewCard
          to={paths.addSparePart()}
          icon={AddBox}
          title={overview.addPart}
          text={overview.addPartText}
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
  const { overview } = useContent('admin');
  if (isLoading) return <Skeleton width={64} />;
  if (isError || count === undefined) {
    return <Box sx={{ fontSize: '0.9rem', color: 'error.main' }}>{overview.unknown}</Box>;
  }
  return count.toLocaleString();
}
