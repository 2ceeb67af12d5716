import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { searchOf } from './filterParams';

const stay = { preventScrollReset: true };

/**
 * The open state of the sheet. Opening pushes a history entry, so that Back closes the sheet on a
 * phone; the filters that were applied in it stay.
 */
export function useSheet() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  /** Key of the history entry that the sheet was opened from: the state of the entry it adds. */
  const [sheet, setSheet] = useState<string>();
  const url = pathname + search;
  /** `latest` is set on navigation, before React renders the new URL. */
  const entry = useRef<{ first: string; latest: string }>(undefined);
  /** Returns the latest URL where it has changed since the sheet was opened. */
  const close = () => {
    const { first, latest } = entry.current ?? { first: url, latest: url };
    entry.current = undefined;
    setSheet(undefined);
    return latest === first ? undefined : latest;
  };
  const onLocation = useEffectEvent(() => {
    if (!entry.current || navigationType !== 'POP' || state === sheet) return;
    const changed = close();
    if (changed) void navigate(changed, stay);
  });
  useEffect(() => onLocation(), [key]);
  return {
    open: sheet !== undefined && state === sheet,
    show() {
      entry.current = { first: url, latest: url };
      setSheet(key);
      void navigate(url, { ...stay, state: key });
    },
    hide() {
      const changed = close();
      if (changed) void navigate(changed, { ...stay, replace: true });
      else void navigate(-1);
    },
    goTo(params: URLSearchParams) {
      const next = pathname + searchOf(params);
      if (entry.current) entry.current.latest = next;
      const options = entry.current ? { ...stay, replace: true, state: sheet } : stay;
      void navigate(next, options);
    },
  };
}
