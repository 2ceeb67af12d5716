import { useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_IMAGE_MIB } from '@/shared/limits';

const isImage = ({ type }: File) => type.startsWith('image/');
const isTooLarge = ({ size }: File) => size > MAX_IMAGE_MIB * 1024 * 1024;

/** Admits the images among chosen files, at most `room`, and tells which were left out and why. */
export function useImageChoice(limit: number) {
  const { t } = useTranslation('admin');
  const [problems, setProblems] = useState<string[]>([]);
  const problemOf = (file: File) => {
    if (!isImage(file)) return t('form.leftOutNotImage', { file: file.name });
    return t('form.leftOutTooLarge', { file: file.name, limit: MAX_IMAGE_MIB });
  };
  const choose = (files: File[], room: number): File[] => {
    const [images, others] = [files.filter(isImage), files.filter((file) => !isImage(file))];
    const admitted = images.filter((file) => !isTooLarge(file));
    const excess = admitted.length - room;
    setProblems([
      ...[...others, ...images.filter(isTooLarge)].map(problemOf),
      ...(excess > 0 ? [t('form.leftOutTooMany', { count: excess, limit })] : []),
    ]);
    return admitted.slice(0, room);
  };
  return { choose, problems, forgetProblems: () => setProblems([]) };
}
