import type { MergeRule, ThreeWays } from '../../lib/threeWayMerge';
import type { PartImage } from './partValues';

const isSame = (one: PartImage, other?: PartImage) =>
  'file' in one
    ? other !== undefined && 'file' in other && one.file === other.file
    : other !== undefined && 'saved' in other && one.saved === other.saved;

const startsWith = (images: PartImage[], start: PartImage[]) =>
  start.every((image, index) => isSame(image, images[index]));

/** Splits `images` into those that `others` have too, one for one, and the rest. */
function compare(images: PartImage[], others: PartImage[]) {
  const left = [...others];
  const [common, rest]: [PartImage[], PartImage[]] = [[], []];
  for (const image of images) {
    const index = left.findIndex((other) => isSame(image, other));
    if (index >= 0) left.splice(index, 1);
    (index >= 0 ? common : rest).push(image);
  }
  return { common, rest };
}

/**
 * What either of us added stays with either choice; what is chosen is the arrangement, and with it
 * what was removed. A picture that the other person removed is gone: the backend has no such name
 * to arrange any more.
 */
function reconcile({ base, mine, theirs }: ThreeWays<PartImage[]>) {
  const myFiles = mine.filter((image) => 'file' in image);
  const stillThere = compare(mine, theirs).common;
  const kept = mine.filter((image) => 'file' in image || stillThere.includes(image));
  const asMine = [...kept, ...compare(theirs, base).rest];
  const asTheirs = [...theirs, ...myFiles];
  // One of us only added behind what was there: that fits to whatever the other one did.
  if (startsWith(mine, base) && mine.length === base.length + myFiles.length) {
    return { mine: asTheirs, theirs: asTheirs };
  }
  return { mine: asMine, theirs: startsWith(theirs, base) ? asMine : asTheirs };
}

/** For the pictures of a part: their order counts, and one may be there twice. */
export const imagesRule: MergeRule<PartImage[]> = {
  same: (one, other) => one.length === other.length && startsWith(one, other),
  reconcile,
};
