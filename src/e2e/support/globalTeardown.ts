export default async function globalTeardown(): Promise<void> {
  await globalThis.endE2e?.();
}
