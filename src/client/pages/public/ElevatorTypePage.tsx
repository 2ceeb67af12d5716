import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type ElevatorType, elevatorTypes, paths } from '../../../shared/siteMap';
import { InvalidType } from '../../components/site/InvalidType';
import { TypeView } from '../../components/site/TypeView';
import { elevatorTypePhotos } from './elevatorTypePhotos';

const isElevatorType = (type?: string): type is ElevatorType =>
  elevatorTypes.some((each) => each === type);

export default function ElevatorTypePage() {
  const { type } = useParams();
  const { t } = useTranslation('elevatorTypes');
  if (!isElevatorType(type)) return <InvalidType text={t('invalid')} />;
  return (
    <TypeView
      labels={{ types: t('typesHeading'), facts: t('factsHeading'), ask: t('ask') }}
      type={t(`types.${type}`, { returnObjects: true })}
      pictures={elevatorTypePhotos[type].map((photo) => ({
        ...photo,
        alt: t(`photos.${photo.name}`),
      }))}
      galleryLabel={t('galleryLabel', { title: t(`types.${type}.title`) })}
      trail={[
        { text: t('typesHeading'), to: paths.elevator() },
        { text: t(`types.${type}.title`), to: paths.elevatorType(type) },
      ]}
      others={elevatorTypes.map((each) => ({
        to: paths.elevatorType(each),
        title: t(`types.${each}.title`),
      }))}
    />
  );
}
