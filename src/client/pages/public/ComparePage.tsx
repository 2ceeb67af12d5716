import { useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/siteMap';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PageMeta } from '@/client/components/PageMeta';
import Typography from '@mui/material/Typography';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { BackToCatalogue } from '@/client/features/spareParts/comparison/BackToCatalogue';
import { comparedIn } from '@/client/features/spareParts/comparison/comparedIn';
import { comparedRows } from '@/client/features/spareParts/comparison/comparedRows';
import { ComparisonTable } from '@/client/features/spareParts/comparison/ComparisonTable';
import { useComparedParts } from '@/client/features/spareParts/comparison/useComparedParts';
import { AllCategoriesLink } from './catalogue/AllCategoriesLink';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { belowFold } from './catalogue/CatalogueColumns';
import { DifferencesSwitch } from './catalogue/DifferencesSwitch';

/** The parts that the address names, side by side. */
export default function ComparePage() {
  const { t } = useTranslation(['compare', 'catalogue']);
  const language = useLanguage();
  const [params] = useSearchParams();
  const ids = comparedIn(params);
  const onlyDifferences = params.has('differences');
  const compared = useComparedParts(ids);
  const rows = comparedRows(
    compared.map(({ part }) => part),
    language,
    { category: t('category'), field: (name) => t(`catalogue:fields.${name}`) },
  );
  const shown = rows.filter(({ differs }) => differs || !onlyDifferences);
  const without = (id: string) => {
    const address = paths.compare(...ids.filter((each) => each !== id));
    return onlyDifferences && ids.length > 1 ? `${address}&differences=1` : address;
  };
  return (
    <>
      <PageMeta title={t('title')} description={t('metaDescription')} noindex />
      <CatalogueBanner picture="detail">
        <Typography variant="h1">{t('title')}</Typography>
      </CatalogueBanner>
      <Container sx={{ py: { xs: 3, md: 6 }, minHeight: belowFold }}>
        {ids.length < 2 && <TooFew />}
        {ids.length > 0 && (
          <>
            <BackToCatalogue compared={compared} />
            {ids.length > 1 && <DifferencesSwitch on={onlyDifferences} />}
            {compared.some(({ state }) => state === 'loading') ? (
              <Typography role="status">{t('loading')}</Typography>
            ) : (
              <ComparisonTable compared={compared} rows={shown} without={without} />
            )}
            {onlyDifferences && shown.length === 0 && (
              <Typography sx={{ mt: 2 }}>{t('noDifferences')}</Typography>
            )}
          </>
        )}
      </Container>
    </>
  );
}

/** One part, or none: how to choose some. */
function TooFew() {
  const { t } = useTranslation('compare');
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mb: 4 }}>
      <Typography variant="h2" sx={{ typography: 'h3' }}>
        {t('tooFew')}
      </Typography>
      <Typography color="textSecondary">{t('tooFewHelp')}</Typography>
      <AllCategoriesLink />
    </Box>
  );
}
