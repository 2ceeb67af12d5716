import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { searchOf } from './filterParams';

/** State of the entry of the history that an open sheet has to itself. */
const SHEET_ENTRY = 'filters';

const stay = { preventScrollReset: true };

/**
 * Whether the sheet is open. It has an entry of the history to itself, so that Back, which on a phone
 * is how sheets are closed, closes it; what is chosen in it replaces the address of that entry, and stays.
 */
export function useSheet() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const address = pathname + search;
  const [open, setOpen] = useState(false);
  /** The address before, and what it has become: known before the page of it is rendered. */
  const entry = useRef<{ before: string; latest: string }>(undefined);
  const close = () => {
    const { before, latest } = entry.current ?? { before: address, latest: address };
    entry.current = undefined;
    setOpen(false);
    return { latest, hasChanged: latest !== before };
  };
  const onLocation = useEffectEvent(() => {
    if (!entry.current || navigationType !== 'POP' || state === SHEET_ENTRY) return;
    const { latest, hasChanged } = close();
    if (hasChanged) void navigate(latest, stay);
  });
  useEffect(() => onLocation(), [key]);
  return {
    open,
    show() {
      entry.current = { before: address, latest: address };
      setOpen(true);
      // At once: Back may follow, and would otherwise find nothing changed.
      void navigate(address, { ...stay, state: SHEET_ENTRY, flushSync: true });
    },
    /** Goes to the list that the parameters ask for. */
    choose(params: URLSearchParams) {
      const latest = pathname + searchOf(params);
      if (entry.current) entry.current.latest = latest;
      void navigate(latest, {
        ...stay,
        ...(entry.current && { replace: true, state: SHEET_ENTRY }),
      });
    },
    hide() {
      const { latest, hasChanged } = close();
      if (hasChanged) void navigate(latest, { ...stay, replace: true });
      // The entry goes as it came.
      else void navigate(-1);
    },
  };
}
