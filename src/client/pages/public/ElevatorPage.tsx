import { PageMeta } from '../../components/PageMeta';
import { useContent } from '../../content';
import { photos } from '../../content/photos';
import { elevatorPictures } from '../../content/pictures';
import { elevatorTypes, paths } from '../../lib/paths';
import { ContactBanner } from './company/ContactBanner';
import { ContentsNav } from './company/ContentsNav';
import { PageHero } from './company/PageHero';
import { PageSection } from './company/PageSection';
import { TextSections } from './company/TextSections';
import { TypeCards } from './company/TypeCards';

const sectionPhotos = {
  car: photos.carWalnutAngle,
  hoistway: photos.carPanoramic,
  'traction-machine': photos.partMachine,
  counterweight: photos.partBuffers,
  'guide-rails': photos.partRails,
  'control-systems': photos.partCabinet,
  'door-operators': photos.partDoorOperator,
  'safety-gear': photos.partGovernor,
};

export default function ElevatorPage() {
  const texts = useContent('elevator');
  const { types } = useContent('elevatorTypes');
  return (
    <>
      <PageMeta title={texts.title} description={texts.metaDescription} />
      <PageHero heading={texts.heading} lead={texts.lead} photo={photos.landingRedMarble} />
      <ContentsNav label={texts.contentsHeading} sections={texts.sections} />
      <TextSections sections={texts.sections} photos={sectionPhotos} />
      <PageSection heading={texts.types.heading} lead={texts.types.lead} quiet>
        <TypeCards
          cards={elevatorTypes.map((type) => ({
            ...types[type],
            to: paths.elevatorType(type),
            photo: elevatorPictures[type][0]!,
          }))}
        />
      </PageSection>
      <ContactBanner texts={texts.contact} />
    </>
  );
}
