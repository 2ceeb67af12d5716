import { useLocation } from 'react-router-dom';
import { useConfig } from '../lib/config';
import { addressIn, htmlLang, languages } from '../lib/language';

export interface PageMetaProps {
  title: string;
  description?: string;
}

/**
 * Title, description and the addresses of the page in each language; React moves them into the
 * document's head.
 */
export function PageMeta({ title, description }: PageMetaProps) {
  const { canonicalOrigin } = useConfig();
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`${title} | Hoistway`}</title>
      {description && <meta name="description" content={description} />}
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={htmlLang[language]}
          href={`${canonicalOrigin}${addressIn(language, `${pathname}${search}`)}`}
        />
      ))}
    </>
  );
}
