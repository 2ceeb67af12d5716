import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/siteMap';
import { TypeView } from '../../components/site/TypeView';
import { elevatorTypePhotos } from './elevatorTypePhotos';

export default function ElevatorTypePage() {
  const { t } = useTranslation('elevatorTypes');
  return (
    <TypeView
      heading={t('typesHeading')}
      invalid={t('invalid')}
      types={t('types', { returnObjects: true })}
      photos={elevatorTypePhotos}
      photoTexts={t('photos', { returnObjects: true })}
      pathTo={paths.elevatorType}
      about={paths.elevator()}
    />
  );
}
