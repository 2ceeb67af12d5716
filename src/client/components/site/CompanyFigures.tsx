import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { DescriptionList } from '../DescriptionList';

/** The company in five numbers. */
export function CompanyFigures() {
  const { t } = useTranslation('about');
  const language = useLanguage();
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const figures = [
    { label: t('figures.founded'), value: String(company.foundedYear) },
    { label: t('figures.employees'), value: number(company.employees) },
    {
      label: t('figures.area'),
      value: t('figures.areaValue', { area: number(company.factoryArea) }),
    },
    { label: t('figures.tower'), value: t('figures.towerValue') },
    { label: t('figures.countries'), value: number(company.exportCountries) },
  ];
  return (
    <Box component="section" aria-label={t('figures.heading')} sx={{ bgcolor: 'grey.100' }}>
      <Container>
        <DescriptionList
          rows={figures}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, auto)' },
            justifyContent: { md: 'space-between' },
            gap: { xs: 3, md: 4 },
            py: { xs: 5, md: 7 },
            '& > div': { display: 'flex', flexDirection: 'column-reverse' },
            '& dt': { color: 'text.secondary' },
            '& dd': { typography: 'h2', whiteSpace: 'nowrap' },
          }}
        />
      </Container>
    </Box>
  );
}
