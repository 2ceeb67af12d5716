import Box, { type BoxProps } from '@mui/material/Box';
import { type SyntheticEvent, useCallback, useState } from 'react';
import { MAX_IMAGE_MEGAPIXELS, MAX_IMAGE_MIB } from '@/shared/limits';

const LIMITS = { mib: MAX_IMAGE_MIB, megapixels: MAX_IMAGE_MEGAPIXELS };

interface FileChoice<Problem> {
  limit: number;
  findProblem: (file: File) => Promise<Problem | undefined>;
  problemText: (
    problem: Problem | 'tooManyPixels' | 'tooMany',
    values: typeof LIMITS & { file: string; limit: number; count: number },
  ) => string;
}

/** Validates chosen files, and names rejected ones with the reason. */
export function useFileChoice<Problem>({ limit, findProblem, problemText }: FileChoice<Problem>) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const textOf = (problem: Parameters<typeof problemText>[0], file: string, count = 1) =>
    problemText(problem, { ...LIMITS, file, limit, count });

  /** Resolves to the valid ones, at most `room`. */
  const choose = async (files: File[], room: number): Promise<File[]> => {
    const found = await Promise.all(files.map(findProblem));
    const valid = files.filter((_file, index) => !found[index]);
    const texts = files.flatMap(({ name }, at) => (found[at] ? textOf(found[at], name) : []));
    const excess = valid.length - room;
    if (excess > 0) texts.push(textOf('tooMany', '', excess));
    setProblems(texts);
    return valid.slice(0, room);
  };
  return {
    choose,
    problems,
    noteTooManyPixels: ({ name }: File) =>
      setProblems((before) => [...before, textOf('tooManyPixels', name)]),
    clearProblems: () => setProblems([]),
  };
}

interface FilePreviewProps extends Pick<BoxProps<'img'>, 'alt' | 'width' | 'height' | 'sx'> {
  file: File;
  /** The file turns out to have more pixels than the backend accepts. */
  onTooManyPixels?: () => void;
}

/** An image that hasn't been uploaded yet. */
export function FilePreview({ file, onTooManyPixels, ...box }: FilePreviewProps) {
  // The object URL lives as long as the element.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const measure = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
    const pixels = image.naturalWidth * image.naturalHeight;
    if (pixels > MAX_IMAGE_MEGAPIXELS * 1_000_000) onTooManyPixels?.();
  };
  return <Box component="img" ref={show} onLoad={measure} {...box} />;
}
