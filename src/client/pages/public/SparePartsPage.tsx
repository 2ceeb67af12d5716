import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../components/PageMeta';
import { useContent } from '../../content';
import company from '../../content/company';
import {
  bannerSpareParts,
  news4,
  news5,
  partEncoder,
  partGovernor,
  partSheave,
} from '../../content/generated/photos';
import { paths } from '../../lib/paths';
import { ContactBanner } from './company/ContactBanner';
import { ContentsNav } from './company/ContentsNav';
import { PageHero } from './company/PageHero';
import { PageSection } from './company/PageSection';
import { PointList } from './company/PointList';
import { TextSections } from './company/TextSections';

const sectionPhotos = {
  'elevator-parts': partGovernor,
  'escalator-parts': news5,
  identify: partEncoder,
  packing: news4,
  warranty: partSheave,
};

export default function SparePartsPage() {
  const texts = useContent('spareParts');
  const { t } = useTranslation('spareParts');
  const sections = [
    ...texts.sections,
    {
      id: 'warranty',
      title: texts.warranty.title,
      photo: texts.warranty.photo,
      text: [t('warranty.text', { months: company.partsWarrantyMonths })],
    },
  ];
  return (
    <>
      <PageMeta title={texts.title} description={texts.metaDescription} />
      <PageHero heading={texts.heading} lead={texts.lead} photo={bannerSpareParts}>
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
      <TextSections sections={sections} photos={sectionPhotos} />
      <PageSection heading={texts.order.heading} quiet>
        <PointList points={texts.order.steps} columns={4} ordered />
      </PageSection>
      <ContactBanner texts={texts.catalogue} to={paths.sparePartsOverview()} plain />
      <ContactBanner texts={texts.contact} />
    </>
  );
}
