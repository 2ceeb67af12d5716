import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext } from 'react-hook-form';
import { FormImage, ImageInput, useImageChoice } from '@/client/components/console/FormImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_IMAGES } from '@/shared/limits';
import type { PartImage, PartValues } from './partValues';

/**
 * The images of a part in order: added, removed and moved, by keyboard too. `rejected` has the reasons
 * for which the backend rejected images in the last save, by their keys.
 */
export function PartImagesField({ rejected }: { rejected?: ReadonlyMap<string, string> }) {
  const { t } = useTranslation('adminParts');
  const { field } = useController<PartValues, 'images'>({ name: 'images' });
  const { value: images, onChange } = field;
  const { getValues } = useFormContext<PartValues>();
  const { choose, problems, noteTooManyPixels, clearProblems } = useImageChoice(MAX_IMAGES);
  const reasons = images.flatMap(({ key }) => rejected?.get(key) ?? []);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);

  /** Focuses the first of these buttons of an image that is enabled. */
  const focusButton = (key: string, ...actions: ('left' | 'remove' | 'right')[]) => {
    const buttons = actions.map((action) =>
      list.current?.querySelector<HTMLElement>(
        `[data-key="${key}"] [data-action="${action}"]:enabled`,
      ),
    );
    buttons.find(Boolean)?.focus();
  };
  const add = async (files: File[]) => {
    const chosen = await choose(files, MAX_IMAGES - images.length);
    onChange([...getValues('images'), ...chosen.map((image) => ({ key: nanoid(), image }))]);
  };
  const leaveOut = ({ key, image }: PartImage) => {
    if (typeof image !== 'string') noteTooManyPixels(image);
    onChange(getValues('images').filter((each) => each.key !== key));
  };
  const remove = (index: number) => {
    const rest = images.filter((_, each) => each !== index);
    clearProblems();
    flushSync(() => onChange(rest));
    // The button that was pressed is gone: the focus goes to the neighbour's.
    const neighbour = rest[Math.min(index, rest.length - 1)];
    if (neighbour) focusButton(neighbour.key, 'remove');
    else input.current?.focus();
  };
  const move = (index: number, by: -1 | 1) => {
    const moved = images[index]!;
    const others = images.filter((image) => image !== moved);
    const after = [...others.slice(0, index + by), moved, ...others.slice(index + by)];
    flushSync(() => onChange(after));
    // At an end only the way back is left.
    if (by < 0) focusButton(moved.key, 'left', 'right');
    else focusButton(moved.key, 'right', 'left');
  };

  return (
    <Box role="group" aria-label={t('form.images')} sx={{ gridColumn: '1 / -1' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {t('form.images')}
      </Typography>
      {images.length > 0 && (
        <Box
          component="ul"
          ref={list}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, mb: 2, p: 0 }}
        >
          {images.map(({ key, image }, index) => {
            const number = index + 1;
            const isRejected = rejected?.has(key) ?? false;
            return (
              <Box key={key} component="li" data-key={key} sx={{ textAlign: 'center' }}>
                <FormImage
                  image={image}
                  alt={t('form.imageNumber', { number, total: images.length })}
                  width={96}
                  height={96}
                  onTooManyPixels={() => leaveOut({ key, image })}
                  sx={[
                    { borderRadius: '50%' },
                    isRejected && { outline: 3, outlineColor: 'error.main', outlineOffset: -3 },
                  ]}
                />
                {isRejected && (
                  <FormHelperText error sx={{ textAlign: 'center' }}>
                    {t('form.imageRejected')}
                  </FormHelperText>
                )}
                <Box sx={{ display: 'flex', justifyContent: 'center', mt: 0.5 }}>
                  <IconButton
                    size="small"
                    data-action="left"
                    aria-label={t('form.moveLeft', { number })}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ChevronLeft fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    color="error"
                    data-action="remove"
                    aria-label={t('form.remove', { number })}
                    onClick={() => remove(index)}
                  >
                    <Close fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    data-action="right"
                    aria-label={t('form.moveRight', { number })}
                    disabled={number === images.length}
                    onClick={() => move(index, 1)}
                  >
                    <ChevronRight fontSize="small" />
                  </IconButton>
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
      <ImageInput
        label={t('form.images')}
        buttonText={t('form.addImages')}
        hint={t('form.imagesHint', { limit: MAX_IMAGES })}
        problems={[...problems, ...reasons]}
        multiple
        inputRef={input}
        onChoose={add}
      />
    </Box>
  );
}
