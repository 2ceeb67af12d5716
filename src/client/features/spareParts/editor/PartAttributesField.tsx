import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useWatch } from 'react-hook-form';
import {
  type Attribute,
  type AttributeKind,
  attributeLabel,
  isOfBranch,
  useListAttributeValuesQuery,
  useListAttributesQuery,
} from '@/client/api';
import { FormField } from '@/client/components/console/FormField';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { MAX_LENGTHS } from '@/shared/limits';
import { isValue, withAttribute } from './partAttributes';
import type { PartValues } from './partValues';

/**
 * The attributes of the part's category, and those that the part has values of. They are one field
 * of the form, so that values whose attributes the backend doesn't list stay in it.
 */
export function PartAttributesField({ categories }: { categories: readonly CategoryOption[] }) {
  const { t } = useTranslation(['adminParts', 'admin']);
  const language = useLanguage();
  const id = useId();
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const { field, fieldState, formState } = useController<PartValues, 'attributes'>({
    name: 'attributes',
    rules: { validate: (texts) => Object.values(texts).every(isValue) },
  });
  const { value: values, onChange, ref } = field;
  const categoryId = useWatch<PartValues, 'categoryId'>({ name: 'categoryId' });
  const category = categories.find(({ id }) => id === categoryId);
  const { data: attributes = [] } = useListAttributesQuery({ includeHidden: true });
  const path = new Set(category && [category.id, ...category.ancestorIds]);
  const isFitting = (attribute: Attribute) => isOfBranch(attribute, path);
  const fitting = attributes.filter(isFitting);
  // The part has values of them; a field that is emptied stays.
  const present = { ...formState.defaultValues?.attributes, ...values };
  const foreign = attributes.filter((attribute) => !isFitting(attribute) && present[attribute.key]);
  // Those that the part or others of its category have come first; all where none is in use. A field
  // that is typed into stays in its place.
  const { data: listed, isLoading } = useListAttributeValuesQuery(
    { categoryId, limit: 1 },
    { skip: !category || fitting.length === 0 },
  );
  const used = fitting.filter(
    ({ key }) => formState.defaultValues?.attributes?.[key] || listed?.used?.includes(key),
  );
  const others =
    used.length > 0 || isLoading ? fitting.filter((attribute) => !used.includes(attribute)) : [];
  const shown = fitting.filter((attribute) => !others.includes(attribute));
  const [othersShown, setOthersShown] = useState(false);
  const [foreignShown, setForeignShown] = useState(false);
  const textOf = ({ key, kind }: Attribute) => ({ kind, text: values[key]?.text ?? '' });
  useImperativeHandle(ref, () => ({
    focus: () => {
      const wrong = [...fitting, ...foreign].find((attribute) => !isValue(textOf(attribute)));
      if (!wrong) return;
      // A folded field cannot be focused.
      if (foreign.includes(wrong)) flushSync(() => setForeignShown(true));
      inputs.current.get(wrong.key)?.focus();
    },
  }));
  const problemOf = (kind: AttributeKind) =>
    kind === 'number'
      ? t('form.notNumber')
      : t('admin:form.tooLong', { count: MAX_LENGTHS.choice });
  const fieldOf = (attribute: Attribute) => {
    const { key, kind, unit, choices = [] } = attribute;
    const label = attributeLabel(attribute, language);
    const isNumber = kind === 'number';
    const list = choices.length > 0 ? `${id}-${key}` : undefined;
    const isWrong = fieldState.invalid && !isValue(textOf(attribute));
    return (
      <div key={key}>
        <FormField
          label={unit ? `${label} (${unit})` : label}
          value={textOf(attribute).text}
          onChange={({ target }) => {
            // It stays open when the field is emptied.
            if (others.includes(attribute)) setOthersShown(true);
            onChange(withAttribute(values, key, { kind, text: target.value }));
          }}
          inputRef={(input: HTMLInputElement) => void inputs.current.set(key, input)}
          problem={isWrong ? problemOf(kind) : undefined}
          help={list && t('form.attributeChoice')}
          htmlInput={{
            list,
            autoComplete: 'off',
            inputMode: isNumber ? 'decimal' : undefined,
            maxLength: isNumber ? 30 : undefined,
          }}
        />
        {list && (
          <datalist id={list}>
            {choices.map(({ value, valueZh }) => (
              <option key={value} value={value} label={language === 'zh' ? valueZh : undefined} />
            ))}
          </datalist>
        )}
      </div>
    );
  };
  if (fitting.length + foreign.length === 0) return null;
  return (
    <Box role="group" aria-label={t('attributes.title')} sx={subgrid}>
      <Typography variant="body2" sx={{ gridColumn: '1 / -1', fontWeight: 600, mb: -1 }}>
        {t('attributes.title')}
      </Typography>
      {shown.map(fieldOf)}
      {others.length > 0 && (
        <FoldedFields
          summary={t('attributes.others', { count: others.length })}
          expanded={othersShown || others.some(({ key }) => values[key])}
          onChange={(_event, expanded) => setOthersShown(expanded)}
        >
          {others.map(fieldOf)}
        </FoldedFields>
      )}
      {foreign.length > 0 && (
        <FoldedFields
          summary={t('attributes.elsewhere', { count: foreign.length })}
          expanded={foreignShown}
          onChange={(_event, expanded) => setForeignShown(expanded)}
        >
          {foreign.map(fieldOf)}
        </FoldedFields>
      )}
    </Box>
  );
}

interface FoldedFieldsProps extends Pick<AccordionProps, 'expanded' | 'onChange'> {
  summary: string;
  children: ReactNode;
}

const FoldedFields = ({ summary, children, ...accordion }: FoldedFieldsProps) => (
  <Accordion
    disableGutters
    variant="outlined"
    slotProps={{ heading: { component: 'h2' } }}
    {...accordion}
    sx={{ gridColumn: '1 / -1' }}
  >
    <AccordionSummary expandIcon={<ExpandMore />}>{summary}</AccordionSummary>
    <AccordionDetails sx={grid}>{children}</AccordionDetails>
  </Accordion>
);

const subgrid = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: 2.5,
};

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
};
