/** A stored picture as a file that can be sent again. Throws where it can't be had. */
export async function fetchPicture(mediaUrl: string, name: string): Promise<File> {
  const response = await fetch(`${mediaUrl}/${encodeURIComponent(name)}`);
  if (!response.ok) throw new Error(`The picture ${name} answered ${response.status}.`);
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}
