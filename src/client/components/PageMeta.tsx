import { useLocation } from 'react-router-dom';
import { company } from '@/shared/company';
import { canonicalSearch, findPage } from '@/shared/canonicalUrl';
import { localizedPath, htmlLang, languages, type Language } from '@/shared/language';
import { isPrivateUrl } from '@/shared/privateUrls';
import { type Photo, photoJpeg } from '../lib/photo';
import { usePlace } from './site/StructuredData';

interface PageMetaProps {
  title: string;
  description?: string;
  /** Previews the page where its URL is shared: a photograph of the site, or any image's URL. */
  image?: Photo | string;
  type?: 'website' | 'product';
  noindex?: boolean;
}

export function PageMeta(props: PageMetaProps) {
  const { title, description, image, type = 'website', noindex = false } = props;
  const { origin, language } = usePlace();
  const { pathname, search } = useLocation();
  const page = findPage(pathname);
  const path = (page?.path ?? pathname) + canonicalSearch(page?.name, search);
  const urlIn = (lang: Language) => origin + localizedPath(lang, path);
  const full = `${title} | ${company.brand.en}`;
  return (
    <>
      <title>{full}</title>
      {isPrivateUrl(pathname + search) && <meta name="referrer" content="no-referrer" />}
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={company.brand.en} />
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={htmlLang[language].replace('-', '_')} />
      {image && (
        <meta
          property="og:image"
          content={typeof image === 'string' ? image : origin + photoJpeg(image)}
        />
      )}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={urlIn(language)} />
          <meta property="og:url" content={urlIn(language)} />
          {languages.map((lang) => (
            <link key={lang} rel="alternate" hrefLang={htmlLang[lang]} href={urlIn(lang)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn('en')} />
        </>
      )}
    </>
  );
}
