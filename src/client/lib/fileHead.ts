/** The first bytes of a file as Latin-1; empty where the file can't be read. */
export async function readHead(file: File, bytes: number): Promise<string> {
  try {
    const head = new Uint8Array(await file.slice(0, bytes).arrayBuffer());
    return String.fromCharCode(...head);
  } catch {
    return '';
  }
}
