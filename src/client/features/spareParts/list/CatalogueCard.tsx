import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { SparePart } from '@/client/api';
import { CopyButton } from '@/client/components/CopyButton';
import { NoImage } from '@/client/components/site/NoImage';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { mainImage } from '../partFields';

export interface CatalogueCardProps {
  part: SparePart;
  /** A line below the name. */
  note?: string;
  /** How the texts are shown, such as with the words of a search marked; by default as they are. */
  renderText?: (text: string) => ReactNode;
  /** On the first screen. */
  priority?: boolean;
}

/**
 * A part in the public lists: the card as a whole is the one link to the part, and the button that
 * copies its number lies above it, beside the number. `cardStyles` of the list around it says how both look.
 */
export function CatalogueCard({
  part,
  note,
  renderText = (text) => text,
  priority,
}: CatalogueCardProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { _id, name, categoryId, description } = part;
  const number = part.partNumber?.trim();
  const file = mainImage(part);
  return (
    <>
      <Link href={paths.sparePartDetails(_id)}>
        <div data-picture>
          {file ? (
            <UploadedImage
              file={file}
              imageSizes={part.imageSizes}
              alt=""
              width={400}
              height={300}
              sizes="(min-width: 1024px) 270px, (min-width: 768px) 31vw, 46vw"
              priority={priority}
            />
          ) : (
            <NoImage label={t('common:noImage')} />
          )}
        </div>
        <h3>{renderText(name)}</h3>
        {number && <div data-number>{renderText(number)}</div>}
        <div data-texts>
          {note && <div data-note>{renderText(note)}</div>}
          {categoryId && (
            <div>
              {t('card.category')}
              {renderText(categoryId.name)}
            </div>
          )}
          {description && <div data-description>{renderText(description)}</div>}
          <div data-view>{t('card.view')}</div>
        </div>
      </Link>
      {number && (
        <div data-copied={number}>
          <CopyButton text={number} />
        </div>
      )}
    </>
  );
}
