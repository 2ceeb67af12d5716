import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useContent } from '../../content';
import type { EscalatorType } from '../../lib/paths';
import { escalatorTypes, paths } from '../../lib/paths';
import { InvalidType } from './company/InvalidType';
import { TypeView } from './company/TypeView';
import { escalatorTypePhotos } from './escalatorTypePhotos';

const isEscalatorType = (type?: string): type is EscalatorType =>
  escalatorTypes.some((each) => each === type);

export default function EscalatorTypePage() {
  const { type } = useParams();
  const texts = useContent('escalatorTypes');
  const { t } = useTranslation('escalatorTypes');
  if (!isEscalatorType(type)) return <InvalidType text={texts.invalid} />;
  const { title } = texts.types[type];
  return (
    <TypeView
      texts={texts}
      type={texts.types[type]}
      pictures={escalatorTypePhotos[type].map((photo) => ({
        ...photo,
        alt: t(`photos.${photo.name}`),
      }))}
      galleryLabel={t('galleryLabel', { title })}
      selectOnHover
      others={escalatorTypes.map((each) => ({
        to: paths.escalatorType(each),
        title: texts.types[each].title,
      }))}
    />
  );
}
