import { jsonInMarkup } from '@/shared/markup';
import { useLanguage } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import type { Place } from '@/client/lib/structuredData';

export interface StructuredDataProps {
  /** Makes the data, see `lib/structuredData`. */
  of: (place: Place) => object;
}

/** A description of the page for search engines. */
export function StructuredData({ of }: StructuredDataProps) {
  const place = usePlace();
  const json = jsonInMarkup({ '@context': 'https://schema.org', ...of(place) });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The site's origin and the page's language. */
export function usePlace(): Place {
  const { canonicalOrigin } = useConfig();
  return { origin: canonicalOrigin, language: useLanguage() };
}
