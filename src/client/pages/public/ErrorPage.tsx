import { useEffect, useEffectEvent, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageSpinner } from '@/client/components/PageSpinner';
import { useTranslation } from '@/client/i18n/useTranslation';
import { isReachable } from '@/client/lib/isReachable';
import { safeSessionStorage } from '@/client/lib/storage';
import { useWhenOnline } from '@/client/lib/useWhenOnline';
import { MessagePage } from './MessagePages';

/** In place of a page whose code failed to load or threw. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation('common');
  const isCode = (error as Partial<Error> | undefined)?.name === 'ChunkLoadError';
  useEffect(() => {
    if (!isCode) console.error(error);
  }, [error, isCode]);
  if (isCode) return <NoConnectionPage />;
  return <MessagePage title={t('error.title')} text={t('error.text')} buttonText={t('goHome')} />;
}

/** Milliseconds before each attempt; afterwards the `online` event and the button are left. */
const DELAYS = [0, 2000, 4000, 8000, 16_000, 30_000];

/** Key of the time of this page's last reload in the tab's storage. */
const reloadedKey = () => `reloaded ${window.location.href}`;

/** Milliseconds within which a second reload would not help either. */
const RELOAD_AGAIN = 60_000;

const reloadedLately = () =>
  Date.now() - Number(safeSessionStorage.getItem(reloadedKey())) < RELOAD_AGAIN;

/**
 * There is no connection, or a deployment removed the page's code. Once the site responds, the page
 * loads anew at the same URL.
 */
function NoConnectionPage() {
  const { t } = useTranslation('common');
  const [failures, setFailures] = useState(0);
  const [isBroken, setIsBroken] = useState(false);

  const attempt = async (byHand = false) => {
    if (!(await isReachable())) {
      setFailures((before) => before + 1);
    } else if (reloadedLately() && !byHand) {
      setIsBroken(true);
    } else {
      safeSessionStorage.setItem(reloadedKey(), String(Date.now()));
      window.location.reload();
    }
  };
  const attemptAlone = useEffectEvent(() => void attempt());
  useEffect(() => {
    const delay = DELAYS[failures];
    if (delay === undefined) return;
    const timer = setTimeout(() => attemptAlone(), delay);
    return () => clearTimeout(timer);
  }, [failures]);
  useWhenOnline(() => void attempt());

  if (failures === 0 && !isBroken) return <PageSpinner label={t('loading')} />;
  return (
    <MessagePage
      title={t(isBroken ? 'error.title' : 'offline.title')}
      text={t(isBroken ? 'error.text' : 'offline.text')}
      buttonText={t('retry')}
      onClick={() => void attempt(true)}
    />
  );
}
