import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useLanguage, useTranslation } from '../../content/useTranslation';
import { company } from '../../../shared/company';

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
    {
      label: t('figures.tower'),
      value: t('figures.towerValue'),
    },
    { label: t('figures.countries'), value: number(company.exportCountries) },
  ];
  return (
    <Box component="section" aria-label={t('figures.heading')} sx={{ bgcolor: 'grey.100' }}>
      <Container>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, auto)' },
            justifyContent: { md: 'space-between' },
            gap: { xs: 3, md: 4 },
            m: 0,
            py: { xs: 5, md: 7 },
          }}
        >
          {figures.map(({ label, value }) => (
            <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'h2', whiteSpace: 'nowrap' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
