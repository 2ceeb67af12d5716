import { useStore } from 'react-redux';
import { MAX_LINES } from '@/shared/limits';
import {
  linesAdded,
  type NewLine,
  type QuotationState,
  selectLines,
  withLines,
} from './quotationSlice';

/**
 * Adds lines to the list, all or none. Returns those that it had, and how many lines it would have
 * where that is too many.
 */
export function useAddLines() {
  const store = useStore<{ quotation: QuotationState }>();
  return (added: readonly NewLine[]) => {
    const { lines, merged } = withLines(selectLines(store.getState()), added);
    const tooMany = lines.length > MAX_LINES ? lines.length : 0;
    if (!tooMany) store.dispatch(linesAdded(added));
    return { merged, tooMany };
  };
}
