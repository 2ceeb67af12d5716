import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { searchOf } from './filterParams';

/** State of the history entry that an open sheet adds. */
const SHEET_ENTRY = 'filters';

const stay = { preventScrollReset: true };

/**
 * The open state of the sheet. Opening pushes a history entry, so that Back closes the sheet on a
 * phone; the filters that were applied in it stay.
 */
export function useSheet() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [open, setOpen] = useState(false);
  const url = pathname + search;
  /** `latest` is set on navigation, before React renders the new URL. */
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
