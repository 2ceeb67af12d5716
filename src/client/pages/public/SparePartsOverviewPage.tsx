import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { langOf } from '@/client/api';
import { bannerGrid } from '@/client/lib/generated/photos';
import { StructuredData } from '@/client/components/site/StructuredData';
import { paths } from '@/shared/siteMap';
import { listData } from '@/client/lib/structuredData';
import { ContentsNav } from '@/client/components/site/ContentsNav';
import { PageHero } from '@/client/components/site/PageHero';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PasteLink } from '@/client/features/quotationList/PasteLink';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { CategoryBlock } from './overview/CategoryBlock';

export default function SparePartsOverviewPage() {
  const { t } = useTranslation(['overview', 'common']);
  const { tree: categories, isLoading } = useCategoryTree();
  return (
    <>
      {categories.length > 0 && (
        <StructuredData
          of={(place) =>
            listData(
              place,
              categories.map(({ _id, name }) => ({ text: name, to: paths.sparePartsGrid(_id) })),
              1,
            )
          }
        />
      )}
      <PageHero
        title={t('title')}
        lead={t('lead')}
        metaDescription={t('metaDescription')}
        photo={bannerGrid}
      >
        <PasteLink variant="outlined" color="inherit" />
      </PageHero>
      {(isLoading || categories.length > 0) && (
        <ContentsNav
          label={t('jump')}
          sections={categories.map((category) => ({
            id: `category-${category._id}`,
            title: category.name,
            lang: langOf(category),
          }))}
        />
      )}
      <Container sx={{ py: { xs: 5, md: 8 } }}>
        {isLoading && (
          <Stack role="status" aria-label={t('common:loadingCategories')} sx={{ gap: 4 }}>
            {[0, 1, 2].map((block) => (
              <Skeleton key={block} variant="rounded" height={320} />
            ))}
          </Stack>
        )}
        {!isLoading && categories.length === 0 && (
          <Box sx={{ py: { xs: 4, md: 8 }, textAlign: 'center' }}>
            <Typography variant="h2">{t('empty')}</Typography>
            <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
              {t('emptyHelp')}
            </Typography>
            <Button variant="contained" size="large" href={paths.contact()}>
              {t('common:nav.contact')}
            </Button>
          </Box>
        )}
        <Stack divider={<Divider />} sx={{ gap: { xs: 3, sm: 6, md: 9 } }}>
          {categories.map((category) => (
            <CategoryBlock key={category._id} category={category} />
          ))}
        </Stack>
      </Container>
    </>
  );
}
