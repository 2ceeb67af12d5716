import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { type Category, langOf } from '@/client/api';
import { TextWithName } from '@/client/components/site/TextWithName';
import { GridList } from '@/client/components/GridList';
import { CategoryImage } from '@/client/features/categories/CategoryImage';
import { selectBranchCounts } from '@/client/features/categories/selectors';
import { useTranslation } from '@/client/i18n/useTranslation';
import { longText } from '@/client/lib/longText';
import { paths } from '@/shared/siteMap';

export function CategoryBlock({ category }: { category: Category }) {
  const { t } = useTranslation('overview');
  const { _id, name, description, children = [] } = category;
  const id = `category-${_id}`;
  const grid = paths.sparePartsGrid(_id);
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      sx={{ outline: 'none' }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '64px 1fr', sm: '96px 1fr', md: '200px 1fr' },
          overflowWrap: 'anywhere',
          gap: { xs: 2, sm: 2.5, md: 5 },
          alignItems: 'center',
        }}
      >
        <CategoryImage category={category} width={200} />
        <div>
          <Typography id={`${id}-heading`} variant="h2" dir="auto" lang={langOf(category)}>
            {children.length === 0 ? (
              <Link href={grid} color="inherit">
                {name}
              </Link>
            ) : (
              name
            )}
          </Typography>
          <PartCount category={category} />
          {description && (
            <Typography
              dir="auto"
              lang={langOf(category, 'description')}
              sx={{ ...longText, display: { xs: 'none', sm: 'block' }, mt: 1, maxWidth: '44em' }}
            >
              {description}
            </Typography>
          )}
          {children.length > 0 && (
            <Link href={grid} underline="always" sx={{ display: 'inline-block', mt: 1 }}>
              <TextWithName
                text={t('allIn', { category: name })}
                name={name}
                lang={langOf(category)}
              />
            </Link>
          )}
        </div>
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
 * A second-level category with the tree below it. On phones it is a line of a list: all categories
 * are a few screens long, and each is one tap away.
 */
function CategoryCard({ category }: { category: Category }) {
  const { _id, name, children = [] } = category;
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{
        display: 'flex',
        gap: 2,
        p: { xs: 0, sm: 2 },
        borderWidth: { xs: '1px 0 0', sm: 1 },
        borderRadius: { xs: 0, sm: 1 },
      }}
    >
      <Box sx={{ flexShrink: 0, width: { xs: 48, sm: 88 }, py: { xs: 0.75, sm: 0 } }}>
        <CategoryImage category={category} width={88} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack
          direction={{ xs: 'row', sm: 'column' }}
          sx={{
            justifyContent: 'space-between',
            alignItems: { xs: 'center', sm: 'flex-start' },
            columnGap: 2,
          }}
        >
          <Typography
            component="h3"
            dir="auto"
            lang={langOf(category)}
            sx={{ typography: { xs: 'body1', sm: 'h4' } }}
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
          <PartCount category={category} />
        </Stack>
        <Box sx={{ pl: { xs: 2, sm: 0 }, pb: { xs: 1, sm: 0 } }}>
          <CategoryTree categories={children} />
        </Box>
      </Box>
    </Card>
  );
}

function CategoryTree({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  return (
    <Stack component="ul">
      {categories.map((category) => (
        <li key={category._id}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, py: 0.5 }}>
            <Link
              href={paths.sparePartsGrid(category._id)}
              dir="auto"
              lang={langOf(category)}
              underline="always"
              sx={{ textDecorationColor: 'divider' }}
            >
              {category.name}
            </Link>
            <PartCount category={category} />
          </Stack>
          <Box sx={{ pl: 2 }}>
            <CategoryTree categories={category.children ?? []} />
          </Box>
        </li>
      ))}
    </Stack>
  );
}

/** Parts in a category and everything below it; nothing when the backend doesn't count them. */
function PartCount({ category }: { category: Category }) {
  const { t } = useTranslation('common');
  const parts = useSelector(selectBranchCounts).get(category._id);
  if (parts === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
      {t('partCount', { count: parts })}
    </Typography>
  );
}
