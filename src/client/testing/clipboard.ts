/** Puts this in the place of the browser's clipboard; after rendering, which brings one of its own. */
export const stubClipboard = (clipboard: Pick<Clipboard, 'writeText'> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

/** A clipboard that keeps all that was copied, in order. */
export function fakeClipboard(): string[] {
  const copied: string[] = [];
  stubClipboard({ writeText: async (text) => void copied.push(text) });
  return copied;
}
