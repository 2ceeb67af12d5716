import { paths } from '@/shared/siteMap';
import { TypeView } from '@/client/components/site/TypeView';
import { useTranslation } from '@/client/i18n/useTranslation';
import { escalatorTypePhotos } from './escalatorTypePhotos';

export default function EscalatorTypePage() {
  const { t } = useTranslation('escalatorTypes');
  return (
    <TypeView
      heading={t('typesHeading')}
      invalid={t('invalid')}
      types={t('types')}
      photos={escalatorTypePhotos}
      photoTexts={t('photos')}
      selectOnHover
      pathTo={paths.escalatorType}
      about={paths.escalator()}
    />
  );
}
