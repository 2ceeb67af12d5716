import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/siteMap';
import { TypeView } from '../../components/site/TypeView';
import { elevatorTypePhotos } from './elevatorTypePhotos';

export default function ElevatorTypePage() {
  const { t } = useTranslation('elevatorTypes');
  return (
    <TypeView
      labels={{ types: t('typesHeading'), facts: t('factsHeading'), ask: t('ask') }}
      invalid={t('invalid')}
      types={t('types', { returnObjects: true })}
      photos={elevatorTypePhotos}
      photoTexts={t('photos', { returnObjects: true })}
      galleryLabel={(title) => t('galleryLabel', { title })}
      pathTo={paths.elevatorType}
      about={paths.elevator()}
    />
  );
}
