import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useImperativeHandle, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { MAX_LENGTHS } from '@/shared/limits';
import Box from '@mui/material/Box';
import { FormField } from '@/client/components/console/FormField';
import Typography from '@mui/material/Typography';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { attributeLabel } from '../partPage/attributeRows';
import { isValue, withAttribute } from '../partAttributes';
import type { PartValues } from './partValues';
import { type Branch, useOfferedAttributes } from './useOfferedAttributes';

export interface PartAttributesFieldProps {
  control: Control<PartValues>;
  /** The category that is chosen. */
  category: Branch | undefined;
  sx?: SxProps<Theme>;
}

/**
 * The properties of a part that its category has, or that it has a value of. They are one field of
 * the form, so that those out of sight, as of a backend that doesn't tell its attributes, stay in it.
 */
export function PartAttributesField({ control, category, sx }: PartAttributesFieldProps) {
  const { t } = useTranslation(['adminParts', 'admin']);
  const language = useLanguage();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const {
    field: { value: values, onChange, ref },
    fieldState: { invalid },
  } = useController({
    control,
    name: 'attributes',
    rules: { validate: (texts) => Object.values(texts).every(isValue) },
  });
  useImperativeHandle(ref, () => ({
    // Called before the problems are on the screen.
    focus: () => group.current?.querySelector<HTMLElement>('[data-wrong=true] input')?.focus(),
  }));
  const attributes = useOfferedAttributes(category, values);
  if (attributes.length === 0) return null;
  return (
    <Box role="group" aria-label={t('properties.title')} ref={group} sx={sx}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1.5 }}>
        {t('properties.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {attributes.map(({ attribute, choices, isForeign }) => {
          const { key, kind, unit } = attribute;
          const label = attributeLabel(attribute, language);
          const text = values[key]?.text ?? '';
          const isNumber = kind === 'number';
          const list = choices.length > 0 ? `${id}-${key}` : undefined;
          return (
            <div key={key} data-wrong={!isValue({ kind, text })}>
              <FormField
                label={unit ? `${label} (${unit})` : label}
                value={text}
                onChange={({ target }) =>
                  onChange(withAttribute(values, key, { kind, text: target.value }))
                }
                problem={invalid && !isValue({ kind, text }) ? t('form.notNumber') : undefined}
                help={isForeign ? t('form.propertyElsewhere') : list && t('form.propertyChoice')}
                htmlInput={{
                  list,
                  autoComplete: 'off',
                  inputMode: isNumber ? 'decimal' : undefined,
                  maxLength: isNumber ? 30 : MAX_LENGTHS.choice,
                }}
              />
              {list && (
                <datalist id={list}>
                  {choices.map((choice) => (
                    <option key={choice} value={choice} />
                  ))}
                </datalist>
              )}
            </div>
          );
        })}
      </Box>
    </Box>
  );
}
