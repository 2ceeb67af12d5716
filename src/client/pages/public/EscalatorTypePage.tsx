import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/siteMap';
import { TypeView } from '../../components/site/TypeView';
import { escalatorTypePhotos } from './escalatorTypePhotos';

export default function EscalatorTypePage() {
  const { t } = useTranslation('escalatorTypes');
  return (
    <TypeView
      heading={t('typesHeading')}
      invalid={t('invalid')}
      types={t('types', { returnObjects: true })}
      photos={escalatorTypePhotos}
      photoTexts={t('photos', { returnObjects: true })}
      selectOnHover
      pathTo={paths.escalatorType}
      about={paths.escalator()}
    />
  );
}
