import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../components/PageMeta';
import { useContent } from '../../content';
import company from '../../content/company';
import { sparePartsPhotos } from '../../content/photos/spareParts';
import { paths } from '../../lib/paths';
import { ContactBanner } from './company/ContactBanner';
import { ContentsNav } from './company/ContentsNav';
import { PageHero } from './company/PageHero';
import { PageSection } from './company/PageSection';
import { PointList } from './company/PointList';
import { TextSections } from './company/TextSections';

export default function SparePartsPage() {
  const texts = useContent('spareParts');
  const { t } = useTranslation('spareParts');
  const sections = [
    ...texts.sections,
    {
      id: 'warranty',
      title: texts.warranty.title,
      text: [t('warranty.text', { months: company.partsWarrantyMonths })],
    },
  ];
  return (
    <>
      <PageMeta title={texts.title} description={texts.metaDescription} />
      <PageHero heading={texts.heading} lead={texts.lead} photo={sparePartsPhotos.hero}>
        <Button
          component={Link}
          to={paths.sparePartsOverview()}
          variant="contained"
          color="secondary"
          size="large"
        >
          {texts.catalogue.button}
        </Button>
      </PageHero>
      <ContentsNav label={texts.contentsHeading} sections={sections} />
      <TextSections sections={sections} photos={sparePartsPhotos.sections} />
      <PageSection heading={texts.order.heading} quiet>
        <PointList points={texts.order.steps} columns={4} ordered />
      </PageSection>
      <ContactBanner texts={texts.catalogue} to={paths.sparePartsOverview()} plain />
      <ContactBanner texts={texts.contact} />
    </>
  );
}
