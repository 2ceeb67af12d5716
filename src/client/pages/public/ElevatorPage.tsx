import { PageMeta } from '../../components/PageMeta';
import { useContent } from '../../content';
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
import { elevatorTypes, paths } from '../../lib/paths';
import { ContactBanner } from './company/ContactBanner';
import { ContentsNav } from './company/ContentsNav';
import { PageHero } from './company/PageHero';
import { PageSection } from './company/PageSection';
import { TextSections } from './company/TextSections';
import { TypeCards } from './company/TypeCards';

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
  const texts = useContent('elevator');
  const { types } = useContent('elevatorTypes');
  return (
    <>
      <PageMeta title={texts.title} description={texts.metaDescription} />
      <PageHero heading={texts.heading} lead={texts.lead} photo={slider1} />
      <ContentsNav label={texts.contentsHeading} sections={texts.sections} />
      <TextSections sections={texts.sections} photos={sectionPhotos} />
      <PageSection heading={texts.types.heading} lead={texts.types.lead} quiet>
        <TypeCards
          cards={elevatorTypes.map((type) => ({
            ...types[type],
            to: paths.elevatorType(type),
            photo: typePhotos[type],
          }))}
        />
      </PageSection>
      <ContactBanner texts={texts.contact} />
    </>
  );
}
