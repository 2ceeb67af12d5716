import Button from '@mui/material/Button';
import { ContactBanner } from '@/client/components/site/ContactBanner';
import { PageSection } from '@/client/components/site/PageSection';
import { PointList } from '@/client/components/site/PointList';
import { TextPage } from '@/client/components/site/TextPage';
import { useTranslation } from '@/client/i18n/useTranslation';
import * as photos from '@/client/lib/generated/photos';
import { paths } from '@/shared/siteMap';

const sectionPhotos = {
  'elevator-parts': photos.partGovernor,
  'escalator-parts': photos.news5,
  identify: photos.partEncoder,
  packing: photos.news4,
  warranty: photos.partSheave,
};

export default function SparePartsPage() {
  const { t } = useTranslation(['spareParts', 'common']);
  const catalogue = paths.sparePartsOverview();
  return (
    <TextPage
      path={paths.spareParts()}
      title={t('common:nav.spareParts')}
      lead={t('lead')}
      metaDescription={t('metaDescription')}
      photo={photos.bannerSpareParts}
      action={
        <Button variant="contained" size="large" href={catalogue} color="secondary">
          {t('catalogue.button')}
        </Button>
      }
      sections={t('sections')}
      sectionPhotos={sectionPhotos}
      contact={t('contact')}
    >
      <PageSection heading={t('order.heading')} quiet>
        <PointList points={t('order.steps')} columns={4} ordered />
      </PageSection>
      <ContactBanner texts={t('catalogue')} href={catalogue} plain />
    </TextPage>
  );
}
