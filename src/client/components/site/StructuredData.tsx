import { useLanguage } from '../../content/useTranslation';
import { useConfig } from '../../lib/config';
import type { Place } from '../../lib/structuredData';

export interface StructuredDataProps {
  /** Makes the data, see `lib/structuredData`. */
  of: (place: Place) => object;
}

/** A description of the page for search engines. */
export function StructuredData({ of }: StructuredDataProps) {
  const place = usePlace();
  // `<` must not end the script, whatever a part is called.
  const json = JSON.stringify(of(place)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Where the page stands: its site and its language. */
export function usePlace(): Place {
  const { canonicalOrigin } = useConfig();
  return { origin: canonicalOrigin, language: useLanguage() };
}
