import Link from '@mui/material/Link';
import { useSelector } from 'react-redux';
import Box from '@mui/material/Box';
import { GridList } from '@/client/components/GridList';
import type { Category } from '@/client/api';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { CategoryPicture } from './CategoryPicture';
import { OverviewTree } from './OverviewTree';
import { selectBranchCounts, withParts } from '@/client/features/categories/branchCounts';
import { OverviewPartCount } from './OverviewPartCount';

/** A top-level category: its picture, its count, and cards of what is directly below it. */
export function CategoryBlock({ category }: { category: Category }) {
  const { t } = useTranslation('overview');
  const { _id, name, description, image, imageSizes } = category;
  const children = withParts(category.children ?? [], useSelector(selectBranchCounts));
  const id = `category-${_id}`;
  const ownGrid = paths.sparePartsGrid(_id);
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      sx={{
        outline: 'none',
        '& + &': {
          mt: { xs: 3, sm: 6, md: 9 },
          pt: { xs: 3, sm: 6, md: 9 },
          borderTop: 1,
          borderColor: 'divider',
        },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '64px 1fr', sm: '96px 1fr', md: '200px 1fr' },
          gap: { xs: 2, sm: 2.5, md: 5 },
          alignItems: 'center',
        }}
      >
        <CategoryPicture file={image} imageSizes={imageSizes} size={200} />
        <Box>
          <Typography id={`${id}-heading`} variant="h2">
            {children.length === 0 ? (
              <Link href={ownGrid} color="inherit">
                {name}
              </Link>
            ) : (
              name
            )}
          </Typography>
          <OverviewPartCount category={category} />
          {description && (
            <Typography
              sx={{
                display: { xs: 'none', sm: 'block' },
                mt: 1,
                maxWidth: '44em',
                overflowWrap: 'anywhere',
              }}
            >
              {description}
            </Typography>
          )}
          {children.length > 0 && (
            <Link href={ownGrid} underline="always" sx={{ display: 'inline-block', mt: 1 }}>
              {t('allIn', { category: name })}
            </Link>
          )}
        </Box>
      </Box>
      {children.length > 0 && (
        <GridList
          columns={{ xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
          gap={{ xs: 0, sm: 2, md: 3 }}
          sx={{ mt: { xs: 1, sm: 3, md: 4 } }}
        >
          {children.map((child) => (
            <CategoryCard key={child._id} category={child} />
          ))}
        </GridList>
      )}
    </Box>
  );
}

/**
 * A second-level category with the tree of what is below it. On phones a line of a list: all of them
 * are a few screens long, and each is a tap away.
 */
function CategoryCard({ category }: { category: Category }) {
  const { _id, name, image, imageSizes, children = [] } = category;
  return (
    <Box
      component="li"
      sx={{
        display: { xs: 'block', sm: 'grid' },
        gridTemplateColumns: '88px 1fr',
        gap: 2,
        p: { xs: 0, sm: 2 },
        alignContent: 'start',
        border: { xs: 0, sm: 1 },
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: { xs: 0, sm: 1 },
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <CategoryPicture file={image} imageSizes={imageSizes} size={88} />
      </Box>
      <Box
        sx={{
          minWidth: 0,
          display: { xs: 'flex', sm: 'block' },
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          '& > ul': { flexBasis: '100%', pl: { xs: 2, sm: 0 }, pb: { xs: 1, sm: 0 } },
        }}
      >
        <Typography
          variant="h3"
          sx={{ flex: 1, typography: { xs: 'body1', sm: 'h4' }, overflowWrap: 'anywhere' }}
        >
          <Link
            href={paths.sparePartsGrid(_id)}
            sx={{
              display: { xs: 'block', sm: 'inline' },
              py: { xs: 1.25, sm: 0 },
              fontWeight: { xs: 600, sm: 'inherit' },
            }}
          >
            {name}
          </Link>
        </Typography>
        <OverviewPartCount category={category} />
        <OverviewTree categories={children} />
      </Box>
    </Box>
  );
}
