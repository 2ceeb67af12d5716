import { PageMeta } from '../../components/PageMeta';
import * as photos from '../../content/generated/photos';
import { paths } from '../../../shared/siteMap';
import { ContactBanner } from '../../components/site/ContactBanner';
import { ContentsNav } from '../../components/site/ContentsNav';
import { PageHero } from '../../components/site/PageHero';
import { PageSection } from '../../components/site/PageSection';
import { PointList } from '../../components/site/PointList';
import { SiteButtonLink } from '../../components/site/SiteButton';
import { TextSections } from '../../components/site/TextSections';
import { useTranslation } from '../../content/useTranslation';

const sectionPhotos = {
  'elevator-parts': photos.partGovernor,
  'escalator-parts': photos.news5,
  identify: photos.partEncoder,
  packing: photos.news4,
  warranty: photos.partSheave,
};

export default function SparePartsPage() {
  const { t } = useTranslation(['spareParts', 'common']);
  const sections = t('sections');
  return (
    <>
      <PageMeta
        title={t('common:nav.spareParts')}
        description={t('metaDescription')}
        picture={photos.bannerSpareParts}
      />
      <PageHero
        heading={t('common:nav.spareParts')}
        lead={t('lead')}
        photo={photos.bannerSpareParts}
      >
        <SiteButtonLink to={paths.sparePartsOverview()} color="secondary">
          {t('catalogue.button')}
        </SiteButtonLink>
      </PageHero>
      <ContentsNav label={t('common:onThisPage')} sections={sections} />
      <TextSections sections={sections} photos={sectionPhotos} />
      <PageSection heading={t('order.heading')} quiet>
        <PointList points={t('order.steps')} columns={4} ordered />
      </PageSection>
      <ContactBanner texts={t('catalogue')} to={paths.sparePartsOverview()} plain />
      <ContactBanner texts={t('contact')} />
    </>
  );
}
