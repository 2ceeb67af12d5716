import { useLocation } from 'react-router-dom';
import { company } from '@/shared/company';
import { addressIn, htmlLang, languages } from '@/shared/language';
import { type Photo, photoUrl } from '../lib/photo';
import { usePlace } from './site/StructuredData';

export interface PageMetaProps {
  title: string;
  description?: string;
  /** Stands for the page where its address is shared: one of the site's own, or any by its address. */
  picture?: Photo | string;
  /** What kind of thing the page is, in Open Graph's words. */
  type?: 'website' | 'product';
  /** Search engines leave the page out. */
  noindex?: boolean;
}

/** The largest JPEG that the build makes of a photograph; not all who show shared pages know WebP. */
const pictureUrl = (origin: string, picture: Photo | string) =>
  typeof picture === 'string'
    ? picture
    : origin + photoUrl(picture, Math.min(picture.width, 960), 'jpg');

/** What of a query makes another page: later pages of a list. */
const canonicalQuery = (search: string) => {
  const page = new URLSearchParams(search).get('page');
  return page && page !== '1' ? `?${new URLSearchParams({ page }).toString()}` : '';
};

/** What programs read of a page; React moves it into the document's head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, picture, type = 'website', noindex = false } = props;
  const { origin, language } = usePlace();
  const { pathname, search } = useLocation();
  const path = pathname + canonicalQuery(search);
  const addressOf = (each: (typeof languages)[number]) => origin + addressIn(each, path);
  const full = `${title} | ${company.brand.en}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={company.brand.en} />
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={htmlLang[language].replace('-', '_')} />
      {picture && <meta property="og:image" content={pictureUrl(origin, picture)} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressOf(language)} />
          <meta property="og:url" content={addressOf(language)} />
          {languages.map((each) => (
            <link key={each} rel="alternate" hrefLang={htmlLang[each]} href={addressOf(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressOf('en')} />
        </>
      )}
    </>
  );
}
