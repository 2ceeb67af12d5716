import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectNotices, selectResultDialog } from './uiSlice';

/** Where the site can't be reached either, the page below must stay, and what was typed into it. */
const nothing = () => ({ default: () => <></> });

const loadNotices = () => import('./Notices').catch(nothing);
const loadResultDialog = () => import('./ResultDialog').catch(nothing);
const Notices = lazy(loadNotices);
const ResultDialog = lazy(loadResultDialog);

/** For pages that may lose the site before they have something to tell. */
export const loadOnDemand = () => Promise.all([loadNotices(), loadResultDialog()]);

/** Notices and the result dialog; most visitors never see one, so their code waits for the first. */
export function OnDemand() {
  const hasNotices = useSelector(selectNotices).length > 0;
  const hasResult = useSelector(selectResultDialog) !== null;
  const [wanted, setWanted] = useState({ notices: false, result: false });
  // Once there they stay: a notice must not vanish because the queue behind it is empty.
  if ((hasNotices && !wanted.notices) || (hasResult && !wanted.result)) {
    setWanted({
      notices: wanted.notices || hasNotices,
      result: wanted.result || hasResult,
    });
  }
  return (
    <Suspense fallback={null}>
      {wanted.notices && <Notices />}
      {wanted.result && <ResultDialog />}
    </Suspense>
  );
}
