import { TextPage } from '@/client/components/site/TextPage';
import { TypeCards } from '@/client/components/site/TypeCards';
import { useTranslation } from '@/client/i18n/useTranslation';
import * as photos from '@/client/lib/generated/photos';
import { escalatorTypes, paths } from '@/shared/siteMap';

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
  const { t } = useTranslation(['escalator', 'escalatorTypes']);
  return (
    <TextPage
      title={t('title')}
      lead={t('lead')}
      metaDescription={t('metaDescription')}
      photo={photos.slider6}
      sections={t('sections')}
      sectionPhotos={sectionPhotos}
      contact={t('contact')}
    >
      <TypeCards
        heading={t('escalatorTypes:typesHeading')}
        lead={t('types.lead')}
        cards={escalatorTypes.map((type) => ({
          ...t(`escalatorTypes:types.${type}`),
          href: paths.escalatorType(type),
          photo: typePhotos[type],
        }))}
      />
    </TextPage>
  );
}
