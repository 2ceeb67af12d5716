import { PageMeta } from '../../components/PageMeta';
import * as photos from '../../content/generated/photos';
import { escalatorTypes, paths } from '../../../shared/siteMap';
import { ContactBanner } from '../../components/site/ContactBanner';
import { ContentsNav } from '../../components/site/ContentsNav';
import { PageHero } from '../../components/site/PageHero';
import { PageSection } from '../../components/site/PageSection';
import { TextSections } from '../../components/site/TextSections';
import { TypeCards } from '../../components/site/TypeCards';
import { useTranslation } from '../../content/useTranslation';

const sectionPhotos = {
  efficiency: photos.escalator03Terminal,
  safety: photos.partCombs,
  versatility: photos.walkW1,
  applications: photos.outdoor03Hillside,
};

const typePhotos = {
  indoor: photos.productEscalator,
  'moving-walks': photos.productWalk,
  'out-door': photos.escalatorO1,
};

export default function EscalatorPage() {
  const { t } = useTranslation(['escalator', 'escalatorTypes', 'common']);
  return (
    <>
      <PageMeta title={t('title')} description={t('metaDescription')} picture={photos.slider6} />
      <PageHero heading={t('title')} lead={t('lead')} photo={photos.slider6} />
      <ContentsNav label={t('common:onThisPage')} sections={t('sections')} />
      <TextSections sections={t('sections')} photos={sectionPhotos} />
      <PageSection heading={t('escalatorTypes:typesHeading')} lead={t('types.lead')} quiet>
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
