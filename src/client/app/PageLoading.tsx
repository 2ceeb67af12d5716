import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigation } from 'react-router-dom';
import { LoadingOverlay } from '../components/LoadingOverlay';
import { selectLoadingOverlay } from '../features/ui/uiSlice';

/** Milliseconds that a page may take to load before the visitor is told; most take less. */
const PATIENCE = 400;

/** The full-screen loading indicator: on demand, and while the next page takes its time. */
export function PageLoading() {
  const { t } = useTranslation('common');
  const message = useSelector(selectLoadingOverlay);
  const { location } = useNavigation();
  const [lateFor, setLateFor] = useState<string>();

  const awaited = location?.key;
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setLateFor(awaited), PATIENCE);
    return () => clearTimeout(timer);
  }, [awaited]);

  const late = awaited !== undefined && awaited === lateFor;
  if (message === null && !late) return null;
  return <LoadingOverlay message={message || t('loading')} />;
}
