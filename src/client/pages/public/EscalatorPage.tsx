import { PageMeta } from '../../components/PageMeta';
import { useContent } from '../../content';
import { escalatorPhotos } from '../../content/photos/escalator';
import { escalatorTypes, paths } from '../../lib/paths';
import { ContactBanner } from './company/ContactBanner';
import { ContentsNav } from './company/ContentsNav';
import { PageHero } from './company/PageHero';
import { PageSection } from './company/PageSection';
import { TextSections } from './company/TextSections';
import { TypeCards } from './company/TypeCards';

export default function EscalatorPage() {
  const texts = useContent('escalator');
  const { types } = useContent('escalatorTypes');
  return (
    <>
      <PageMeta title={texts.title} description={texts.metaDescription} />
      <PageHero heading={texts.heading} lead={texts.lead} photo={escalatorPhotos.hero} />
      <ContentsNav label={texts.contentsHeading} sections={texts.sections} />
      <TextSections sections={texts.sections} photos={escalatorPhotos.sections} />
      <PageSection heading={texts.types.heading} lead={texts.types.lead} quiet>
        <TypeCards
          cards={escalatorTypes.map((type) => ({
            ...types[type],
            to: paths.escalatorType(type),
            photo: escalatorPhotos.types[type],
          }))}
        />
      </PageSection>
      <ContactBanner texts={texts.contact} />
    </>
  );
}
