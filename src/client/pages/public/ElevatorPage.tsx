import { TextPage } from '@/client/components/site/TextPage';
import { TypeCards } from '@/client/components/site/TypeCards';
import { useTranslation } from '@/client/i18n/useTranslation';
import * as photos from '@/client/lib/generated/photos';
import { elevatorTypes, paths } from '@/shared/siteMap';

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
  const { t } = useTranslation(['elevator', 'elevatorTypes']);
  return (
    <TextPage
      title={t('title')}
      lead={t('lead')}
      metaDescription={t('metaDescription')}
      photo={photos.slider1}
      sections={t('sections')}
      sectionPhotos={sectionPhotos}
      contact={t('contact')}
    >
      <TypeCards
        heading={t('elevatorTypes:typesHeading')}
        lead={t('types.lead')}
        cards={elevatorTypes.map((type) => ({
          ...t(`elevatorTypes:types.${type}`),
          href: paths.elevatorType(type),
          photo: typePhotos[type],
        }))}
      />
    </TextPage>
  );
}
