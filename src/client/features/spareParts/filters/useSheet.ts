import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { searchOf } from './filterParams';

/** State of the history entry that an open sheet adds. */
const SHEET_ENTRY = 'filters';

const stay = { preventScrollReset: true };

/**
 * Whether the sheet is open. It has a history entry of its own, so that Back, which is how sheets are
 * closed on a phone, closes it; the filters that were applied in it stay.
 */
export function useSheet() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [open, setOpen] = useState(false);
  const url = pathname + search;
  /** The latest URL is known before its page is rendered. */
  const entry = useRef<{ first: string; latest: string }>(undefined);
  /** Returns the latest URL where it has changed since the sheet was opened. */
  const close = () => {
    const { first, latest } = entry.current ?? { first: url, latest: url };
    entry.current = undefined;
    setOpen(false);
    return latest === first ? undefined : latest;
  };
  const onLocation = useEffectEvent(() => {
    if (!entry.current || navigationType !== 'POP' || state === SHEET_ENTRY) return;
    const changed = close();
    if (changed) void navigate(changed, stay);
  });
  useEffect(() => onLocation(), [key]);
  return {
    open,
    show() {
      entry.current = { first: url, latest: url };
      setOpen(true);
      // Synchronously: Back may follow at once and must find the entry.
      void navigate(url, { ...stay, state: SHEET_ENTRY, flushSync: true });
    },
    hide() {
      const changed = close();
      if (changed) void navigate(changed, { ...stay, replace: true });
      else void navigate(-1);
    },
    goTo(params: URLSearchParams) {
      const next = pathname + searchOf(params);
      if (entry.current) entry.current.latest = next;
      const options = entry.current ? { ...stay, replace: true, state: SHEET_ENTRY } : stay;
      void navigate(next, options);
    },
  };
}
