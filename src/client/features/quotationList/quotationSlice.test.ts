import { testStore } from '@/client/testing/testStore';
import { MAX_LENGTHS, MAX_LINES, MAX_QUANTITY } from '@/shared/limits';
import {
  lineChanged,
  linesAdded,
  listChangedElsewhere,
  linesRemoved,
  linesRestored,
  type NewLine,
  selectLineCount,
  selectLines,
  storedList,
  withLines,
} from './quotationSlice';

const rope: NewLine = { partId: 'rope', text: 'Steel rope', quantity: 2 };
const words: NewLine = { text: 'Door belt, old type', quantity: 1 };

function open() {
  const setItem = jest.fn<void, [string, string]>();
  const store = testStore(undefined, { storage: { setItem, removeItem: jest.fn() } });
  const quantities = () =>
    selectLines(store.getState()).map(({ text, quantity, unit }) =>
      [text, quantity, unit].filter(Boolean).join(' '),
    );
  return { store, setItem, quantities };
}

it('has one line for a part that is added twice, and for the same words', () => {
  const { store, quantities } = open();
  store.dispatch(linesAdded([rope, words]));
  store.dispatch(linesAdded([{ ...rope, quantity: 3, unit: 'm', note: 'soon' }, words]));
  expect(quantities()).toEqual(['Steel rope 5 m', 'Door belt, old type 2']);
  expect(selectLines(store.getState())[0]!.note).toBe('soon');
  store.dispatch(linesAdded([{ ...rope, quantity: 1, unit: 'reel' }]));
  expect(quantities()).toContain('Steel rope 1 reel');
  store.dispatch(linesAdded([{ ...rope, note: 'x'.repeat(MAX_LENGTHS.line) }]));
  expect(selectLines(store.getState())[0]!.note).toHaveLength(MAX_LENGTHS.line);
});

it('adds no open quantity to another, and names the lines that it adds to others', () => {
  const { store, quantities } = open();
  store.dispatch(linesAdded([rope, { ...rope, quantity: undefined }]));
  expect(quantities()).toEqual(['Steel rope 2', 'Steel rope']);
  const { merged } = withLines(selectLines(store.getState()), [words, { ...rope, quantity: 0.5 }]);
  expect(merged).toEqual([{ position: 2, into: 1, text: 'Steel rope' }]);
});

it('takes no more lines than allowed, and no larger quantity', () => {
  const { store } = open();
  const lines = Array.from({ length: MAX_LINES + 1 }, (_, index) => ({
    text: `Part ${index}`,
    quantity: MAX_QUANTITY,
  }));
  store.dispatch(linesAdded(lines));
  expect(selectLineCount(store.getState())).toBe(0);
  store.dispatch(linesAdded(lines.slice(1)));
  store.dispatch(linesAdded([lines[1]!]));
  store.dispatch(linesAdded([words]));
  expect(selectLineCount(store.getState())).toBe(MAX_LINES);
  expect(selectLines(store.getState())[0]!.quantity).toBe(MAX_QUANTITY);
});

it('changes a line, removes it and restores it in its place', () => {
  const { store, quantities } = open();
  store.dispatch(linesAdded([rope, words]));
  const line = selectLines(store.getState())[0]!;
  store.dispatch(lineChanged({ key: line.key, quantity: 9 }));
  expect(quantities()).toEqual(['Steel rope 9', 'Door belt, old type 1']);
  store.dispatch(linesRemoved([line]));
  expect(quantities()).toEqual(['Door belt, old type 1']);
  store.dispatch(linesRestored({ lines: [line], index: 0 }));
  store.dispatch(linesRestored({ lines: [line], index: 0 }));
  expect(quantities()).toEqual(['Steel rope 2', 'Door belt, old type 1']);
});

it('stores what was changed here, not what another tab has stored', () => {
  const { store, setItem, quantities } = open();
  store.dispatch(linesAdded([rope]));
  expect(setItem).toHaveBeenLastCalledWith(
    'quotationList',
    storedList.stringify(store.getState().quotation),
  );
  store.dispatch(linesRemoved(selectLines(store.getState())));
  expect(setItem).toHaveBeenLastCalledWith('quotationList', '{"version":1,"lines":[]}');
  setItem.mockClear();
  store.dispatch(listChangedElsewhere({ lines: [{ ...words, key: 'k' }] }));
  expect(quantities()).toEqual(['Door belt, old type 1']);
  expect(setItem).not.toHaveBeenCalled();
});

const stored = (...lines: unknown[]) => JSON.stringify({ version: 1, lines });
const valid = { key: 'a', text: 'Rope', quantity: 1, partId: 'p', note: 'soon' };

it.each([
  ['{"version":1}', 0],
  [stored(valid, null, { key: 'b', quantity: 1 }, { ...valid, quantity: 0 }), 1],
  [stored({ ...valid, quantity: 1e9 }, { ...valid, quantity: 1.0005 }, { ...valid, note: 7 }), 0],
  [stored({ ...valid, quantity: undefined }, { ...valid, quantity: 1.5 }), 2],
  [stored(...Array<unknown>(MAX_LINES + 1).fill(valid)), MAX_LINES],
])('reads valid lines from the storage only: %.60s', (text, count) => {
  window.localStorage.setItem('quotationList', text);
  expect(storedList.read().lines).toHaveLength(count);
});
