import Button from '@mui/material/Button';
import { PageMeta } from '@/client/components/PageMeta';
import * as photos from '@/client/lib/generated/photos';
import { paths } from '@/shared/siteMap';
import { ContactBanner } from '@/client/components/site/ContactBanner';
import { ContentsNav } from '@/client/components/site/ContentsNav';
import { PageHero } from '@/client/components/site/PageHero';
import { PageSection } from '@/client/components/site/PageSection';
import { PointList } from '@/client/components/site/PointList';
import { TextSections } from '@/client/components/site/TextSections';
import { useTranslation } from '@/client/i18n/useTranslation';

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
        <Button
          variant="contained"
          size="large"
          href={paths.sparePartsOverview()}
          color="secondary"
        >
          {t('catalogue.button')}
        </Button>
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
