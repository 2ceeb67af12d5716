import { jsonInMarkup } from '@/shared/markup';
import { useLanguage } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import type { Place } from '@/client/lib/structuredData';

export function StructuredData({ of }: { of: (place: Place) => object }) {
  const place = usePlace();
  const json = jsonInMarkup({ '@context': 'https://schema.org', ...of(place) });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export function usePlace(): Place {
  const { canonicalOrigin } = useConfig();
  return { origin: canonicalOrigin, language: useLanguage() };
}
