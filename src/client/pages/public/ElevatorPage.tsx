import { PageMeta } from '../../components/PageMeta';
import { useContent } from '../../content';
import { elevatorPhotos } from '../../content/photos/elevator';
import { elevatorTypes, paths } from '../../lib/paths';
import { ContactBanner } from './company/ContactBanner';
import { ContentsNav } from './company/ContentsNav';
import { PageHero } from './company/PageHero';
import { PageSection } from './company/PageSection';
import { TextSections } from './company/TextSections';
import { TypeCards } from './company/TypeCards';

export default function ElevatorPage() {
  const texts = useContent('elevator');
  const { types } = useContent('elevatorTypes');
  return (
    <>
      <PageMeta title={texts.title} description={texts.metaDescription} />
      <PageHero heading={texts.heading} lead={texts.lead} photo={elevatorPhotos.hero} />
      <ContentsNav label={texts.contentsHeading} sections={texts.sections} />
      <TextSections sections={texts.sections} photos={elevatorPhotos.sections} />
      <PageSection heading={texts.types.heading} lead={texts.types.lead} quiet>
        <TypeCards
          cards={elevatorTypes.map((type) => ({
            ...types[type],
            to: paths.elevatorType(type),
            photo: elevatorPhotos.types[type],
          }))}
        />
      </PageSection>
      <ContactBanner texts={texts.contact} />
    </>
  );
}
