import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectNotices, selectResultDialog } from './uiSlice';

const Notices = lazy(() => import('./Notices'));
const ResultDialog = lazy(() => import('./ResultDialog'));

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
