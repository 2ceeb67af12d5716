import { PageMeta } from '../../components/PageMeta';
import {
  partBuffers,
  partCabinet,
  partOperator,
  partRails,
  partSafetyGear,
  passenger07Angle,
  productFreight,
  productHospital,
  productHydraulic,
  productPanoramic,
  productPassenger,
  productVilla,
  slider1,
  slider3,
  strength1,
} from '../../content/generated/photos';
import { elevatorTypes, paths } from '../../../shared/siteMap';
import { ContactBanner } from '../../components/site/ContactBanner';
import { ContentsNav } from '../../components/site/ContentsNav';
import { PageHero } from '../../components/site/PageHero';
import { PageSection } from '../../components/site/PageSection';
import { TextSections } from '../../components/site/TextSections';
import { TypeCards } from '../../components/site/TypeCards';
import { useTranslation } from '../../content/useTranslation';

const sectionPhotos = {
  car: passenger07Angle,
  hoistway: strength1,
  'traction-machine': slider3,
  counterweight: partBuffers,
  'guide-rails': partRails,
  'control-systems': partCabinet,
  'door-operators': partOperator,
  'safety-gear': partSafetyGear,
};

const typePhotos = {
  passenger: productPassenger,
  villa: productVilla,
  panoramic: productPanoramic,
  hospital: productHospital,
  freight: productFreight,
  hydraulic: productHydraulic,
};

export default function ElevatorPage() {
  const { t } = useTranslation(['elevator', 'elevatorTypes']);
  return (
    <>
      <PageMeta title={t('title')} description={t('metaDescription')} picture={slider1} />
      <PageHero heading={t('heading')} lead={t('lead')} photo={slider1} />
      <ContentsNav label={t('contentsHeading')} sections={t('sections')} />
      <TextSections sections={t('sections')} photos={sectionPhotos} />
      <PageSection heading={t('types.heading')} lead={t('types.lead')} quiet>
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
