import { useLocation } from 'react-router-dom';
import { company } from '@/shared/company';
import { canonicalSearch, findPage } from '@/shared/canonicalUrl';
import { localizedPath, htmlLang, languages, type Language } from '@/shared/language';
import { isPrivateUrl } from '@/shared/privateUrls';
import { isolated } from '@/shared/isolate';
import { useConfig } from '../lib/config';
import { type Photo, jpegSize, photoJpeg } from '../lib/photo';
import { usePlace } from './site/StructuredData';
import type { UploadedImageProps } from './UploadedImage';

interface PageMetaProps {
  title: string;
  description?: string;
  /** Previews the page where its URL is shared. Without `alt` it is described by the title. */
  image?: (Photo | UploadedPreview) & { alt?: string };
  type?: 'website' | 'product';
  noindex?: boolean;
}

/** An image of the catalogue, where there is one. */
type UploadedPreview = Partial<Pick<UploadedImageProps, 'file' | 'imageSizes'>>;

/** Open Graph names languages with a country. */
const ogLocales: Record<Language, string> = { en: 'en_US', zh: 'zh_CN' };

export function PageMeta(props: PageMetaProps) {
  const { title, description, image, type = 'website', noindex = false } = props;
  const { origin, language } = usePlace();
  const { mediaUrl } = useConfig();
  const { pathname, search } = useLocation();
  const page = findPage(pathname);
  const path = (page?.path ?? pathname) + canonicalSearch(page?.name, search);
  const urlIn = (lang: Language) => origin + localizedPath(lang, path);
  const preview = image && previewOf(image, origin, mediaUrl);
  const full = `${isolated(title)} | ${company.brand.en}`;
  return (
    <>
      <title>{full}</title>
      {isPrivateUrl(pathname + search) && <meta name="referrer" content="no-referrer" />}
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={company.brand.en} />
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={ogLocales[language]} />
      <meta name="twitter:card" content={preview ? 'summary_large_image' : 'summary'} />
      {preview && (
        <>
          <meta property="og:image" content={preview.url} />
          {preview.size && (
            <>
              <meta property="og:image:width" content={String(preview.size.width)} />
              <meta property="og:image:height" content={String(preview.size.height)} />
            </>
          )}
          <meta property="og:image:alt" content={image?.alt || title} />
        </>
      )}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={urlIn(language)} />
          <meta property="og:url" content={urlIn(language)} />
          {languages
            .filter((lang) => lang !== language)
            .map((lang) => (
              <meta key={lang} property="og:locale:alternate" content={ogLocales[lang]} />
            ))}
          {languages.map((lang) => (
            <link key={lang} rel="alternate" hrefLang={htmlLang[lang]} href={urlIn(lang)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn('en')} />
        </>
      )}
    </>
  );
}

function previewOf(image: Photo | UploadedPreview, origin: string, mediaUrl: string) {
  if ('hash' in image) return { url: origin + photoJpeg(image), size: jpegSize(image) };
  const { file, imageSizes } = image;
  return file && { url: `${mediaUrl}/${encodeURIComponent(file)}`, size: imageSizes?.[file] };
}
