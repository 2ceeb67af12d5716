/** Replaces the clipboard. Call it after rendering: `userEvent.setup()` installs its own stub. */
export const stubClipboard = (clipboard: Pick<Clipboard, 'writeText'> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

export function fakeClipboard(): string[] {
  const copied: string[] = [];
  stubClipboard({ writeText: async (text) => void copied.push(text) });
  return copied;
}
