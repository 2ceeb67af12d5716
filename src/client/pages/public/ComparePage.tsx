import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { GetForm } from '@/client/components/site/GetForm';
import { AddToQuotation } from '@/client/features/quotationList/AddToQuotation';
import {
  type Compared,
  comparedRows,
  useComparedParts,
} from '@/client/features/spareParts/comparison/comparedParts';
import { ComparisonTable } from '@/client/features/spareParts/comparison/ComparisonTable';
import { comparedIn, selectComparedFrom } from '@/client/features/spareParts/sparePartsSlice';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useUrlParams } from '@/client/lib/usePageParam';
import { paths } from '@/shared/siteMap';
import { TitleBanner } from './catalogue/CatalogueBanner';
import { belowFold } from './catalogue/CatalogueColumns';
import { AllCategoriesLink } from './catalogue/messages';

/** What has the focus is scrolled below the bar of the site and the head of the table. */
const belowHead = { '@media (min-height: 30rem)': { scrollPaddingTop: '18rem' } };

const inHead = { minHeight: 44, px: 1, lineHeight: 1.2, textAlign: 'start' } as const;

export default function ComparePage() {
  const { t } = useTranslation(['compare', 'catalogue']);
  const [params] = useSearchParams();
  const ids = comparedIn(params);
  const onlyDifferences = params.has('differences');
  const compared = useComparedParts(ids);
  const rows = comparedRows(
    compared.map(({ part }) => part),
    useLanguage(),
    t,
  );
  const shown = rows.filter(({ differs }) => differs || !onlyDifferences);
  const without = (id: string) => {
    const url = paths.compare(...ids.filter((other) => other !== id));
    return onlyDifferences && ids.length > 1 ? `${url}&differences=1` : url;
  };
  return (
    <>
      <GlobalStyles styles={{ '@page': { size: 'landscape' }, html: belowHead }} />
      <TitleBanner title={t('title')} description={t('metaDescription')} />
      <Container sx={{ py: { xs: 3, md: 6 }, minHeight: belowFold }}>
        {ids.length < 2 && (
          <Stack sx={{ gap: 2, alignItems: 'flex-start', mb: 4 }}>
            <Typography variant="h3" component="h2">
              {t('tooFew')}
            </Typography>
            <Typography color="textSecondary">{t('tooFewHelp')}</Typography>
            <AllCategoriesLink />
          </Stack>
        )}
        {ids.length > 0 && (
          <>
            <BackToCatalogue compared={compared} />
            {ids.length > 1 && <DifferencesToggle checked={onlyDifferences} />}
            {compared.some(({ state }) => state === 'loading') ? (
              <Typography role="status">{t('loading')}</Typography>
            ) : (
              <ComparisonTable
                compared={compared}
                rows={shown}
                without={without}
                renderAction={(part) => <AddToQuotation part={part} sx={inHead} />}
              />
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

/** To where the parts were chosen; after opening a shared URL, to the first part's category. */
function BackToCatalogue({ compared }: { compared: readonly Compared[] }) {
  const { t } = useTranslation('compare');
  const from = useSelector(selectComparedFrom);
  const category = compared.find(({ part }) => part?.categoryId)?.part?.categoryId;
  const others = category ? paths.sparePartsGrid(category._id) : paths.sparePartsOverview();
  return (
    <Link
      href={from ?? others}
      color="secondary"
      underline="always"
      sx={{ display: 'block', displayPrint: 'none', width: 'fit-content', py: 0.5, mb: 2 }}
    >
      <span aria-hidden>← </span>
      {t('back')}
    </Link>
  );
}

function DifferencesToggle({ checked }: { checked: boolean }) {
  const { t } = useTranslation('compare');
  const [, change] = useUrlParams();
  return (
    <GetForm sets={['differences']} sx={{ display: 'flex', displayPrint: 'none', gap: 2, mb: 2 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            name="differences"
            value="1"
            checked={checked}
            onChange={({ target }) =>
              change(
                { differences: target.checked ? '1' : undefined },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        }
        label={t('onlyDifferences')}
        slotProps={{ typography: { color: 'textSecondary', sx: { fontSize: '0.95rem' } } }}
      />
      <noscript>
        <Button type="submit" variant="outlined">
          {t('apply')}
        </Button>
      </noscript>
    </GetForm>
  );
}
