import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import type { CategoryOption } from '@/client/lib/categoryOption';
import { MAX_LENGTHS } from '@/shared/limits';
import { type AttributeTexts, isValue, withAttribute } from './partAttributes';
import type { PartValues } from './partValues';

/**
 * The attributes of the part's category, and those that the part has values of. They are one field
 * of the form, so that values whose attributes the backend doesn't list stay in it.
 */
export function PartAttributesField({ category }: { category?: CategoryOption }) {
  const { t } = useTranslation(['adminParts', 'admin']);
  const language = useLanguage();
  const id = useId();
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const { field, fieldState } = useController<PartValues, 'attributes'>({
    name: 'attributes',
    rules: { validate: (texts) => Object.values(texts).every(isValue) },
  });
  const { value: values, onChange, ref } = field;
  const { fitting, foreign } = useAvailableAttributes(category, values);
  const [foreignShown, setForeignShown] = useState(false);
  const textOf = ({ key, kind }: Attribute) => ({ kind, text: values[key]?.text ?? '' });
  useImperativeHandle(ref, () => ({
    focus: () => {
      const wrong = [...fitting, ...foreign].find(({ attribute }) => !isValue(textOf(attribute)));
      if (!wrong) return;
      // A folded field cannot be focused.
      if (foreign.includes(wrong)) flushSync(() => setForeignShown(true));
      inputs.current.get(wrong.attribute.key)?.focus();
    },
  }));
  const problemOf = (kind: AttributeKind) =>
    kind === 'number'
      ? t('form.notNumber')
      : t('admin:form.tooLong', { count: MAX_LENGTHS.choice });
  const fieldOf = ({ attribute, choices }: Offered) => {
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
          help={list && t('form.propertyChoice')}
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
  };
  if (fitting.length + foreign.length === 0) return null;
  return (
    <Box role="group" aria-label={t('properties.title')} sx={subgrid}>
      <Typography variant="body2" sx={{ gridColumn: '1 / -1', fontWeight: 600, mb: -1 }}>
        {t('properties.title')}
      </Typography>
      {fitting.map(fieldOf)}
      {foreign.length > 0 && (
        <Accordion
          disableGutters
          variant="outlined"
          expanded={foreignShown}
          onChange={(_event, expanded) => setForeignShown(expanded)}
          sx={{ gridColumn: '1 / -1' }}
        >
          <AccordionSummary expandIcon={<ExpandMore />}>
            {t('properties.elsewhere', { count: foreign.length })}
          </AccordionSummary>
          <AccordionDetails sx={grid}>{foreign.map(fieldOf)}</AccordionDetails>
        </Accordion>
      )}
    </Box>
  );
}

const subgrid = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: 2.5,
};

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
};

interface Offered {
  attribute: Attribute;
  /** The values that other parts have. */
  choices: readonly string[];
}

/**
 * The attributes that the form offers. A foreign one belongs to another category: the part has a
 * value of it.
 */
function useAvailableAttributes(category: CategoryOption | undefined, values: AttributeTexts) {
  const { data: attributes = [] } = useListAttributesQuery({ includeHidden: true });
  const branch = new Set(category && [category.id, ...category.above]);
  const fitting = attributes.filter((each) => isOfBranch(each, branch));
  const foreign = attributes.filter((each) => !isOfBranch(each, branch) && values[each.key]);
  const hasChoices = [...fitting, ...foreign].some(({ kind }) => kind === 'choice');
  // Requested for its facets only.
  const { data: page } = useListSparePartsQuery(
    { page: 1, limit: 1, facets: true, ...(category && { categoryId: category.id, deep: true }) },
    { skip: !hasChoices },
  );
  const facets = new Map(page?.facets?.attributes.map((facet) => [facet.key, facet.values]));
  const withChoices = (attribute: Attribute): Offered => {
    const found = attribute.kind === 'choice' ? facets.get(attribute.key) : undefined;
    return { attribute, choices: found?.map(({ value }) => value) ?? [] };
  };
  return { fitting: fitting.map(withChoices), foreign: foreign.map(withChoices) };
}
