import { PageMeta } from '../../components/PageMeta';
import { useContent } from '../../content';
import {
  escalator03Terminal,
  escalatorO1,
  outdoor03Hillside,
  partCombs,
  productEscalator,
  productWalk,
  slider6,
  walkW1,
} from '../../content/generated/photos';
import { escalatorTypes, paths } from '../../lib/paths';
import { ContactBanner } from './company/ContactBanner';
import { ContentsNav } from './company/ContentsNav';
import { PageHero } from './company/PageHero';
import { PageSection } from './company/PageSection';
import { TextSections } from './company/TextSections';
import { TypeCards } from './company/TypeCards';

const sectionPhotos = {
  efficiency: escalator03Terminal,
  safety: partCombs,
  versatility: walkW1,
  applications: outdoor03Hillside,
};

const typePhotos = {
  indoor: productEscalator,
  'moving-walks': productWalk,
  'out-door': escalatorO1,
};

export default function EscalatorPage() {
  const texts = useContent('escalator');
  const { types } = useContent('escalatorTypes');
  return (
    <>
      <PageMeta title={texts.title} description={texts.metaDescription} />
      <PageHero heading={texts.heading} lead={texts.lead} photo={slider6} />
      <ContentsNav label={texts.contentsHeading} sections={texts.sections} />
      <TextSections sections={texts.sections} photos={sectionPhotos} />
      <PageSection heading={texts.types.heading} lead={texts.types.lead} quiet>
        <TypeCards
          cards={escalatorTypes.map((type) => ({
            ...types[type],
            to: paths.escalatorType(type),
            photo: typePhotos[type],
          }))}
        />
      </PageSection>
      <ContactBanner texts={texts.contact} />
    </>
  );
}
