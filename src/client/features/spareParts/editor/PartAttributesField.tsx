import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useImperativeHandle, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useListSparePartsQuery, type Attribute, useListAttributesQuery } from '@/client/api';
import { FormField } from '@/client/components/console/ConsoleForm';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { type AttributeTexts, isValue, withAttribute } from '../partAttributes';
import { attributeLabel } from '../partPage/attributeRows';
import type { PartValues } from './partValues';

/** A category with the ids of those above it. */
interface Branch {
  id: string;
  above?: readonly string[];
}

export interface PartAttributesFieldProps {
  control: Control<PartValues>;
  /** The selected category. */
  category: Branch | undefined;
  sx?: SxProps<Theme>;
}

/**
 * The attributes of the part's category, and those that the part has values of. They are one field
 * of the form, so that values whose attributes the backend doesn't list stay in it.
 */
export function PartAttributesField({ control, category, sx }: PartAttributesFieldProps) {
  const { t } = useTranslation(['adminParts', 'admin']);
  const language = useLanguage();
  const id = useId();
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const {
    field: { value: values, onChange, ref },
    fieldState: { invalid },
  } = useController({
    control,
    name: 'attributes',
    rules: { validate: (texts) => Object.values(texts).every(isValue) },
  });
  const offered = useAvailableAttributes(category, values);
  const textOf = ({ key, kind }: Attribute) => ({ kind, text: values[key]?.text ?? '' });
  useImperativeHandle(ref, () => ({
    focus: () => {
      const wrong = offered.find(({ attribute }) => !isValue(textOf(attribute)));
      if (wrong) inputs.current.get(wrong.attribute.key)?.focus();
    },
  }));
  if (offered.length === 0) return null;
  return (
    <Box role="group" aria-label={t('properties.title')} sx={sx}>
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
        {offered.map(({ attribute, choices, isForeign }) => {
          const { key, kind, unit } = attribute;
          const label = attributeLabel(attribute, language);
          const isNumber = kind === 'number';
          const list = choices.length > 0 ? `${id}-${key}` : undefined;
          const isWrong = invalid && !isValue(textOf(attribute));
          return (
            <div key={key}>
              <FormField
                label={unit ? `${label} (${unit})` : label}
                value={textOf(attribute).text}
                onChange={({ target }) =>
                  onChange(withAttribute(values, key, { kind, text: target.value }))
                }
                inputRef={(input: HTMLInputElement) => void inputs.current.set(key, input)}
                problem={isWrong ? t('form.notNumber') : undefined}
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

interface OfferedAttribute {
  attribute: Attribute;
  /** Values that other parts have. */
  choices: readonly string[];
  /** It belongs to another category: offered because the part has a value of it. */
  isForeign: boolean;
}

function useAvailableAttributes(
  category: Branch | undefined,
  values: AttributeTexts,
): OfferedAttribute[] {
  const { data: attributes = [] } = useListAttributesQuery();
  const branch = new Set(category && [category.id, ...(category.above ?? [])]);
  const offered = attributes.flatMap((attribute) => {
    const isForeign = !!attribute.categoryId && !branch.has(attribute.categoryId._id);
    return isForeign && !values[attribute.key] ? [] : [{ attribute, isForeign }];
  });
  const hasChoices = offered.some(({ attribute }) => attribute.kind === 'choice');
  // Requested for its facets only.
  const { data: page } = useListSparePartsQuery(
    { page: 1, limit: 1, facets: true, ...(category && { categoryId: category.id, deep: true }) },
    { skip: !hasChoices },
  );
  const facets = new Map(page?.facets?.attributes.map((facet) => [facet.key, facet.values]));
  return offered.map(({ attribute, isForeign }) => {
    const found = attribute.kind === 'choice' ? facets.get(attribute.key) : undefined;
    return { attribute, isForeign, choices: found?.map(({ value }) => value) ?? [] };
  });
}
