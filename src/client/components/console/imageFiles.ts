import { MAX_IMAGE_MIB } from '../../../shared/limits';

/** Images among chosen files, and of the others why they were left out. */
export interface ChosenImages {
  images: File[];
  notImages: string[];
  tooLarge: string[];
}

/** Sorts chosen files by whether they may be uploaded; the backend looks at their content. */
export function sortImageFiles(files: Iterable<File>): ChosenImages {
  const chosen: ChosenImages = { images: [], notImages: [], tooLarge: [] };
  for (const file of files) {
    if (!file.type.startsWith('image/')) chosen.notImages.push(file.name);
    else if (file.size > MAX_IMAGE_MIB * 1024 * 1024) chosen.tooLarge.push(file.name);
    else chosen.images.push(file);
  }
  return chosen;
}
