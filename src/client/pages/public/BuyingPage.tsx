import Button from '@mui/material/Button';
import { PageSection } from '@/client/components/site/PageSection';
import { PointList } from '@/client/components/site/PointList';
import { TextPage } from '@/client/components/site/TextPage';
import { useTranslation } from '@/client/i18n/useTranslation';
import * as photos from '@/client/lib/generated/photos';
import { paths } from '@/shared/siteMap';

const sectionPhotos = {
  quotation: photos.partEncoder,
  orders: photos.partSheave,
  incoterms: photos.news5,
  payment: photos.partGovernor,
  packing: photos.news4,
  warranty: photos.strength2,
  certificates: photos.strength6,
};

export default function BuyingPage() {
  const { t } = useTranslation(['buying', 'common']);
  return (
    <TextPage
      path={paths.buying()}
      title={t('common:nav.buying')}
      lead={t('lead')}
      metaDescription={t('metaDescription')}
      photo={photos.bannerGrid}
      action={
        <Button variant="contained" size="large" href={paths.contact()} color="secondary">
          {t('common:askForQuotation')}
        </Button>
      }
      sections={t('sections')}
      sectionPhotos={sectionPhotos}
      contact={t('contact')}
    >
      <PageSection heading={t('steps.heading')} quiet>
        <PointList points={t('steps.items')} columns={4} ordered />
      </PageSection>
    </TextPage>
  );
}
