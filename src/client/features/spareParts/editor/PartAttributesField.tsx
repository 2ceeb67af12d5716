import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useImperativeHandle, useRef } from 'react';
import { useController } from 'react-hook-form';
import {
  type Attribute,
  type AttributeKind,
  attributeLabel,
  isOfBranch,
  useListAttributesQuery,
  useListSparePartsQuery,
} from '@/client/api';
import { FormField } from '@/client/components/console/ConsoleForm';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { type AttributeTexts, isValue, withAttribute } from './partAttributes';
import type { PartValues } from './partValues';
import type { CategoryChoice } from './PartCategoryField';

/**
 * The attributes of the part's category, and those that the part has values of. They are one field
 * of the form, so that values whose attributes the backend doesn't list stay in it.
 */
export function PartAttributesField({ category }: { category?: CategoryChoice }) {
  const { t } = useTranslation(['adminParts', 'admin']);
  const language = useLanguage();
  const id = useId();
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const { field, fieldState } = useController<PartValues, 'attributes'>({
    name: 'attributes',
    rules: { validate: (texts) => Object.values(texts).every(isValue) },
  });
  const { value: values, onChange, ref } = field;
  const offered = useAvailableAttributes(category, values);
  const textOf = ({ key, kind }: Attribute) => ({ kind, text: values[key]?.text ?? '' });
  useImperativeHandle(ref, () => ({
    focus: () => {
      const wrong = offered.find(({ attribute }) => !isValue(textOf(attribute)));
      if (wrong) inputs.current.get(wrong.attribute.key)?.focus();
    },
  }));
  const problemOf = (kind: AttributeKind) =>
    kind === 'number'
      ? t('form.notNumber')
      : t('admin:form.tooLong', { count: MAX_LENGTHS.choice });
  if (offered.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('properties.title')}
      sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid', rowGap: 2.5 }}
    >
      <Typography variant="body2" sx={{ gridColumn: '1 / -1', fontWeight: 600, mb: -1 }}>
        {t('properties.title')}
      </Typography>
      {offered.map(({ attribute, choices, isForeign }) => {
        const { key, kind, unit } = attribute;
        const label = attributeLabel(attribute, language);
        const isNumber = kind === 'number';
        const list = choices.length > 0 ? `${id}-${key}` : undefined;
        const isWrong = fieldState.invalid && !isValue(textOf(attribute));
        return (
          <div key={key}>
            <FormField
              label={unit ? `${label} (${unit})` : label}
              value={textOf(attribute).text}
              onChange={({ target }) =>
                onChange(withAttribute(values, key, { kind, text: target.value }))
              }
              inputRef={(input: HTMLInputElement) => void inputs.current.set(key, input)}
              problem={isWrong ? problemOf(kind) : undefined}
              help={isForeign ? t('form.propertyElsewhere') : list && t('form.propertyChoice')}
              htmlInput={{
                list,
                autoComplete: 'off',
                inputMode: isNumber ? 'decimal' : undefined,
                maxLength: isNumber ? 30 : undefined,
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
  );
}

/**
 * The attributes that the form offers, with the values that other parts have. A foreign one belongs
 * to another category: the part has a value of it.
 */
function useAvailableAttributes(category: CategoryChoice | undefined, values: AttributeTexts) {
  const { data: attributes = [] } = useListAttributesQuery();
  const branch = new Set(category && [category.id, ...category.above]);
  const offered = attributes.flatMap((attribute) => {
    const isForeign = !isOfBranch(attribute, branch);
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
