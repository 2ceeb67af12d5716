import { jsonInMarkup } from '@/shared/markup';
import { useLanguage } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import type { Place } from '@/client/lib/structuredData';

/** A description of the page for search engines, made by a function of `lib/structuredData`. */
export function StructuredData({ of }: { of: (place: Place) => object }) {
  const place = usePlace();
  const json = jsonInMarkup({ '@context': 'https://schema.org', ...of(place) });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The site's origin and the page's language. */
export function usePlace(): Place {
  const { canonicalOrigin } = useConfig();
  return { origin: canonicalOrigin, language: useLanguage() };
}
