import { paths } from '@/shared/siteMap';
import { TypeView } from '@/client/components/site/TypeView';
import { useTranslation } from '@/client/i18n/useTranslation';
import { elevatorTypePhotos } from './elevatorTypePhotos';

export default function ElevatorTypePage() {
  const { t } = useTranslation('elevatorTypes');
  return (
    <TypeView
      heading={t('typesHeading')}
      invalid={t('invalid')}
      types={t('types')}
      photos={elevatorTypePhotos}
      photoTexts={t('photos')}
      pathTo={paths.elevatorType}
      about={paths.elevator()}
    />
  );
}
