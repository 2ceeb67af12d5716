import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Search from '@mui/icons-material/Search';
import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { UploadedImage } from '@/client/components/UploadedImage';
import type { Suggestion } from './suggestionEntries';

export interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  /** The keyboard is at it. */
  isActive: boolean;
  onChoose: () => void;
}

/** One entry: words, a category, or a part with its picture and its number. */
export function SuggestionOption({ id, suggestion, isActive, onChoose }: SuggestionOptionProps) {
  const { kind, text, part } = suggestion;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // By keyboard it is chosen in the field, where the focus is.
    <Box ref={element} id={id} role="option" aria-selected={isActive} onClick={onChoose}>
      {kind === 'words' && <Search aria-hidden fontSize="small" />}
      {part && (
        <span data-picture>
          {part.file ? (
            <UploadedImage
              file={part.file}
              imageSizes={part.imageSizes}
              alt=""
              width={48}
              height={36}
            />
          ) : (
            <ImageOutlined aria-hidden />
          )}
        </span>
      )}
      <span>
        <span data-name>{text}</span>
        {part?.partNumber && (
          <>
            {' '}
            <span data-number>{part.partNumber}</span>
          </>
        )}
      </span>
    </Box>
  );
}
