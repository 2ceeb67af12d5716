import { useState } from 'react';
import { useTranslation } from '../../content/useTranslation';
import { MAX_IMAGE_MIB } from '../../../shared/limits';
import { sortImageFiles } from './imageFiles';

/** Admits the images among chosen files, at most `room`, and tells which were left out and why. */
export function useImageChoice(limit: number) {
  const { t } = useTranslation('admin');
  const [problems, setProblems] = useState<string[]>([]);
  const choose = (files: Iterable<File>, room: number): File[] => {
    const { images, notImages, tooLarge } = sortImageFiles(files);
    const excess = Math.max(0, images.length - room);
    setProblems([
      ...notImages.map((file) => t('form.leftOutNotImage', { file })),
      ...tooLarge.map((file) => t('form.leftOutTooLarge', { file, limit: MAX_IMAGE_MIB })),
      ...(excess > 0 ? [t('form.leftOutTooMany', { count: excess, limit })] : []),
    ]);
    return images.slice(0, room);
  };
  return { choose, problems, forgetProblems: () => setProblems([]) };
}
