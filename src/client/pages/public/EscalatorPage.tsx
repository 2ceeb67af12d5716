import { PageMeta } from '@/client/components/PageMeta';
import * as photos from '@/client/lib/generated/photos';
import { escalatorTypes, paths } from '@/shared/siteMap';
import { ContactBanner } from '@/client/components/site/ContactBanner';
import { ContentsNav } from '@/client/components/site/ContentsNav';
import { PageHero } from '@/client/components/site/PageHero';
import { PageSection } from '@/client/components/site/PageSection';
import { TextSections } from '@/client/components/site/TextSections';
import { TypeCards } from '@/client/components/site/TypeCards';
import { useTranslation } from '@/client/i18n/useTranslation';

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
