import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { LoadingOverlay } from '../components/LoadingOverlay';
import { useTranslation } from '../i18n/useTranslation';

/** Milliseconds that a page may take to load before the visitor is told; most take less. */
const PATIENCE = 400;

/** The full-screen loading indicator, while the next page takes its time. */
export function PageLoading() {
  const { t } = useTranslation('common');
  const { location } = useNavigation();
  const [lateFor, setLateFor] = useState<string>();

  const awaited = location?.key;
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setLateFor(awaited), PATIENCE);
    return () => clearTimeout(timer);
  }, [awaited]);

  if (awaited === undefined || awaited !== lateFor) return null;
  return <LoadingOverlay message={t('loading')} />;
}
