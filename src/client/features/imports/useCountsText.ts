import type { ImportSummary } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';

const counted = ['new', 'changed', 'unchanged', 'faulty', 'excluded'] as const;

/** The rows of an import by state, such as `12 new · 1 faulty`. */
export function useCountsText() {
  const { t } = useTranslation('imports');
  return (counts: ImportSummary['counts']) =>
    counted
      .flatMap((state) => (counts?.[state] ? t(`counts.${state}`, { count: counts[state] }) : []))
      .join(' · ');
}
