import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type EscalatorType, escalatorTypes, paths } from '../../../shared/siteMap';
import { InvalidType } from '../../components/site/InvalidType';
import { TypeView } from '../../components/site/TypeView';
import { escalatorTypePhotos } from './escalatorTypePhotos';

const isEscalatorType = (type?: string): type is EscalatorType =>
  escalatorTypes.some((each) => each === type);

export default function EscalatorTypePage() {
  const { type } = useParams();
  const { t } = useTranslation('escalatorTypes');
  if (!isEscalatorType(type)) return <InvalidType text={t('invalid')} />;
  return (
    <TypeView
      labels={{ types: t('typesHeading'), facts: t('factsHeading'), ask: t('ask') }}
      type={t(`types.${type}`, { returnObjects: true })}
      pictures={escalatorTypePhotos[type].map((photo) => ({
        ...photo,
        alt: t(`photos.${photo.name}`),
      }))}
      galleryLabel={t('galleryLabel', { title: t(`types.${type}.title`) })}
      selectOnHover
      trail={[
        { text: t('typesHeading'), to: paths.escalator() },
        { text: t(`types.${type}.title`), to: paths.escalatorType(type) },
      ]}
      others={escalatorTypes.map((each) => ({
        to: paths.escalatorType(each),
        title: t(`types.${each}.title`),
      }))}
    />
  );
}
