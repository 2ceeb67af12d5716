import { useSearchParams } from 'react-router-dom';

export type MessageStatus = 'open' | 'answered';

const statuses: readonly MessageStatus[] = ['open', 'answered'];

/** Which messages are listed, kept in the address; undefined: all of them. */
export function useStatusFilter() {
  const [params, setParams] = useSearchParams();
  const status = statuses.find((each) => each === params.get('status'));
  const setStatus = (next: MessageStatus | undefined) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next) after.set('status', next);
      else after.delete('status');
      after.delete('page');
      return after;
    });
  return { status, setStatus };
}
