/** A stored image or document as a file that can be uploaded again. Throws if it can't be loaded. */
export async function fetchStored(folderUrl: string, name: string): Promise<File> {
  const response = await fetch(`${folderUrl}/${encodeURIComponent(name)}`);
  if (!response.ok) throw new Error(`The request for ${name} failed with ${response.status}.`);
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}
