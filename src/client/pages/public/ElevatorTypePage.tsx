import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useContent } from '../../content';
import type { ElevatorType } from '../../lib/paths';
import { elevatorTypes, paths } from '../../lib/paths';
import { InvalidType } from './company/InvalidType';
import { TypeView } from './company/TypeView';
import { elevatorTypePhotos } from './elevatorTypePhotos';

const isElevatorType = (type?: string): type is ElevatorType =>
  elevatorTypes.some((each) => each === type);

export default function ElevatorTypePage() {
  const { type } = useParams();
  const texts = useContent('elevatorTypes');
  const { t } = useTranslation('elevatorTypes');
  if (!isElevatorType(type)) return <InvalidType text={texts.invalid} />;
  const { title } = texts.types[type];
  return (
    <TypeView
      texts={texts}
      type={texts.types[type]}
      pictures={elevatorTypePhotos[type].map((photo) => ({
        ...photo,
        alt: t(`photos.${photo.name}`),
      }))}
      galleryLabel={t('galleryLabel', { title })}
      others={elevatorTypes.map((each) => ({
        to: paths.elevatorType(each),
        title: texts.types[each].title,
      }))}
    />
  );
}
