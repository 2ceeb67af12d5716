import { PageMeta } from '../../components/PageMeta';
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
import { escalatorTypes, paths } from '../../../shared/siteMap';
import { ContactBanner } from '../../components/site/ContactBanner';
import { ContentsNav } from '../../components/site/ContentsNav';
import { PageHero } from '../../components/site/PageHero';
import { PageSection } from '../../components/site/PageSection';
import { TextSections } from '../../components/site/TextSections';
import { TypeCards } from '../../components/site/TypeCards';
import { useTranslation } from '../../content/useTranslation';

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
  const { t } = useTranslation(['escalator', 'escalatorTypes']);
  return (
    <>
      <PageMeta title={t('title')} description={t('metaDescription')} picture={slider6} />
      <PageHero heading={t('heading')} lead={t('lead')} photo={slider6} />
      <ContentsNav label={t('contentsHeading')} sections={t('sections')} />
      <TextSections sections={t('sections')} photos={sectionPhotos} />
      <PageSection heading={t('types.heading')} lead={t('types.lead')} quiet>
        <TypeCards
          cards={escalatorTypes.map((type) => ({
            ...t(`escalatorTypes:types.${type}`),
            to: paths.escalatorType(type),
            photo: typePhotos[type],
          }))}
        />
      </PageSection>
      <ContactBanner texts={t('contact')} />
    </>
  );
}
