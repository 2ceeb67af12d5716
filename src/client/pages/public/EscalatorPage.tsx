import { PageMeta } from '../../components/PageMeta';
import { useContent } from '../../content';
import { photos } from '../../content/photos';
import { escalatorPictures } from '../../content/pictures';
import { escalatorTypes, paths } from '../../lib/paths';
import { ContactBanner } from './company/ContactBanner';
import { ContentsNav } from './company/ContentsNav';
import { PageHero } from './company/PageHero';
import { PageSection } from './company/PageSection';
import { TextSections } from './company/TextSections';
import { TypeCards } from './company/TypeCards';

const sectionPhotos = {
  efficiency: photos.escalatorIndoor,
  safety: photos.partStep,
  versatility: photos.movingWalk,
  applications: photos.escalatorOutdoor,
};

export default function EscalatorPage() {
  const texts = useContent('escalator');
  const { types } = useContent('escalatorTypes');
  return (
    <>
      <PageMeta title={texts.title} description={texts.metaDescription} />
      <PageHero heading={texts.heading} lead={texts.lead} photo={photos.escalatorIndoor} />
      <ContentsNav label={texts.contentsHeading} sections={texts.sections} />
      <TextSections sections={texts.sections} photos={sectionPhotos} />
      <PageSection heading={texts.types.heading} lead={texts.types.lead} quiet>
        <TypeCards
          cards={escalatorTypes.map((type) => ({
            ...types[type],
            to: paths.escalatorType(type),
            photo: escalatorPictures[type][0]!,
          }))}
        />
      </PageSection>
      <ContactBanner texts={texts.contact} />
    </>
  );
}
