import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../components/PageMeta';
import {
  bannerSpareParts,
  news4,
  news5,
  partEncoder,
  partGovernor,
  partSheave,
} from '../../content/generated/photos';
import { paths } from '../../../shared/siteMap';
import { ContactBanner } from '../../components/site/ContactBanner';
import { ContentsNav } from '../../components/site/ContentsNav';
import { PageHero } from '../../components/site/PageHero';
import { PageSection } from '../../components/site/PageSection';
import { PointList } from '../../components/site/PointList';
import { TextSections } from '../../components/site/TextSections';
import { useTranslation } from '../../content/useTranslation';

const sectionPhotos = {
  'elevator-parts': partGovernor,
  'escalator-parts': news5,
  identify: partEncoder,
  packing: news4,
  warranty: partSheave,
};

export default function SparePartsPage() {
  const { t } = useTranslation('spareParts');
  const sections = t('sections');
  return (
    <>
      <PageMeta title={t('title')} description={t('metaDescription')} picture={bannerSpareParts} />
      <PageHero heading={t('heading')} lead={t('lead')} photo={bannerSpareParts}>
        <Button
          component={Link}
          to={paths.sparePartsOverview()}
          variant="contained"
          color="secondary"
          size="large"
        >
          {t('catalogue.button')}
        </Button>
      </PageHero>
      <ContentsNav label={t('contentsHeading')} sections={sections} />
      <TextSections sections={sections} photos={sectionPhotos} />
      <PageSection heading={t('order.heading')} quiet>
        <PointList points={t('order.steps')} columns={4} ordered />
      </PageSection>
      <ContactBanner texts={t('catalogue')} to={paths.sparePartsOverview()} plain />
      <ContactBanner texts={t('contact')} />
    </>
  );
}
