import { PageMeta } from '@/client/components/PageMeta';
import * as photos from '@/client/lib/generated/photos';
import { elevatorTypes, paths } from '@/shared/siteMap';
import { ContactBanner } from '@/client/components/site/ContactBanner';
import { ContentsNav } from '@/client/components/site/ContentsNav';
import { PageHero } from '@/client/components/site/PageHero';
import { PageSection } from '@/client/components/site/PageSection';
import { TextSections } from '@/client/components/site/TextSections';
import { TypeCards } from '@/client/components/site/TypeCards';
import { useTranslation } from '@/client/i18n/useTranslation';

const sectionPhotos = {
  car: photos.passenger07Angle,
  hoistway: photos.strength1,
  'traction-machine': photos.slider3,
  counterweight: photos.partBuffers,
  'guide-rails': photos.partRails,
  'control-systems': photos.partCabinet,
  'door-operators': photos.partOperator,
  'safety-gear': photos.partSafetyGear,
};

const typePhotos = {
  passenger: photos.productPassenger,
  villa: photos.productVilla,
  panoramic: photos.productPanoramic,
  hospital: photos.productHospital,
  freight: photos.productFreight,
  hydraulic: photos.productHydraulic,
};

export default function ElevatorPage() {
  const { t } = useTranslation(['elevator', 'elevatorTypes', 'common']);
  return (
    <>
      <PageMeta title={t('title')} description={t('metaDescription')} picture={photos.slider1} />
      <PageHero heading={t('title')} lead={t('lead')} photo={photos.slider1} />
      <ContentsNav label={t('common:onThisPage')} sections={t('sections')} />
      <TextSections sections={t('sections')} photos={sectionPhotos} />
      <PageSection heading={t('elevatorTypes:typesHeading')} lead={t('types.lead')} quiet>
        <TypeCards
          cards={elevatorTypes.map((type) => ({
            ...t(`elevatorTypes:types.${type}`),
            to: paths.elevatorType(type),
            photo: typePhotos[type],
          }))}
        />
      </PageSection>
      <ContactBanner texts={t('contact')} />
    </>
  );
}
