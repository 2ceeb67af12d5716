import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PartName } from '@/client/api';
import { BilingualField, BilingualHint } from '@/client/components/console/BilingualField';
import { CategoryField } from '@/client/components/console/CategoryField';
import {
  ConsoleForm,
  type ConsoleFormProps,
  FormEnd,
  saveOnCtrlEnter,
  useConsoleForm,
} from '@/client/components/console/ConsoleForm';
import { FormText, type FormTextProps } from '@/client/components/console/FormField';
import { deleteDraft, readDraft, writeDraft } from '@/client/components/console/formDraft';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { isHsCode, isTranslated, type PartField } from '@/shared/partFields';
import { cleanLine, isBlank } from '@/shared/texts';
import { PartAttributesField } from './PartAttributesField';
import { PartDocumentsField } from './PartDocumentsField';
import { PartImagesField } from './PartImagesField';
import { PartNumberField } from './PartNumberField';
import { PartPricesField } from './PartPricesField';
import { PublishedField } from './PublishedField';
import { PartReferencesField } from './PartReferencesField';
import { type KeptValues, type PartValues, keptOf } from './partValues';

interface SparePartFormProps extends ConsoleFormProps<PartValues> {
  isNew: boolean;
  fields: readonly PartField[];
  /** Fields of the stored part whose Chinese text is older than the English one. */
  outdated?: readonly string[];
  categories: readonly CategoryOption[];
  /** The part that has the number, after a failed save. */
  taken?: PartName;
  /** Why files were rejected in a failed save, by their keys. */
  rejected?: ReadonlyMap<string, string>;
  /** Whether the part's prices could be loaded; those of a new one need not. */
  hasPrices?: boolean;
}

const BEFORE_CATEGORY: readonly PartField['name'][] = ['name', 'partNumber', 'brand'];

export function SparePartForm(props: SparePartFormProps) {
  const { defaultValues, isNew, fields, categories, taken, rejected, outdated, onSaved } = props;
  const { t } = useTranslation(['admin', 'adminParts']);
  /** Names the values of the last part that the next one has, in the tab's storage. */
  const keptDraft = `keptOfSparePart ${defaultValues.categoryId}`;
  const [kept] = useState(() =>
    isNew ? readDraft<KeptValues, unknown>(keptDraft)?.values : undefined,
  );
  const [last, setLast] = useState<LastPart | undefined>(kept && { ...kept, isKept: true });
  const [keepsTerms, setKeepsTerms] = useState(kept?.packing !== undefined);
  // A reload doesn't run it.
  useEffect(() => () => deleteDraft(keptDraft), [keptDraft]);
  const form = useConsoleForm({
    ...props,
    defaultValues: { ...defaultValues, ...kept },
    focusAfterSave: 'name',
    nextValues: (saved, byOther) =>
      isNew && byOther ? { ...defaultValues, ...keptOf(saved, keepsTerms) } : defaultValues,
    onSaved: (saved, byOther) => {
      setLast({ ...saved, isKept: byOther });
      if (isNew && byOther) writeDraft(keptDraft, { values: keptOf(saved, keepsTerms), files: [] });
      else deleteDraft(keptDraft);
      onSaved?.(saved, byOther);
    },
  });

  const fieldOf = ({ name, maxLength, multiline, required }: PartField) => {
    if (name === 'partNumber') return <PartNumberField key={name} taken={taken} />;
    const field = {
      label: t(`adminParts:fields.${name}`),
      required: required ? t('form.nameRequired') : undefined,
      maxLength,
      multiline,
      minRows: 4,
    };
    if (name === 'hsCode') return <HsCodeField key={name} {...field} />;
    if (!isTranslated(name)) return <FormText<PartValues> key={name} name={name} {...field} />;
    return (
      <BilingualField
        key={name}
        name={name}
        {...field}
        wasOutdated={outdated?.includes(name)}
        stacked={name === 'name'}
      />
    );
  };
  const [before, after] = [true, false].map((isBefore) =>
    fields.filter(({ name }) => BEFORE_CATEGORY.includes(name) === isBefore).map(fieldOf),
  );
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <ConsoleForm
        form={form}
        onKeyDown={saveOnCtrlEnter}
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        {form.draftNotice}
        <PublishedField />
        <BilingualHint />
        {before}
        <Box sx={{ gridColumn: '1 / -1' }}>
          <CategoryField name="categoryId" categories={categories} />
          <OfLastPart last={last} categories={categories} />
        </Box>
        {after}
        <PartReferencesField />
        <PartAttributesField categories={categories} />
        <PartImagesField rejected={rejected} />
        <PartDocumentsField rejected={rejected} />
        <PartPricesField loaded={props.hasPrices ?? true} />
        {isNew && (
          <FormControlLabel
            label={t('adminParts:add.keepTerms')}
            control={
              <Checkbox
                checked={keepsTerms}
                disabled={form.formState.isSubmitting}
                onChange={(_event, checked) => setKeepsTerms(checked)}
              />
            }
            sx={{ gridColumn: '1 / -1', mb: -1.5 }}
          />
        )}
        <FormEnd
          {...props}
          otherSubmitText={isNew ? t('adminParts:add.another') : t('form.saveAndGoBack')}
        />
      </ConsoleForm>
    </Paper>
  );
}

function HsCodeField(field: Pick<FormTextProps<PartValues>, 'label' | 'maxLength'>) {
  const { t } = useTranslation('adminParts');
  const isCode = (text: string) =>
    isBlank(text) || isHsCode(cleanLine(text)) || t('form.notHsCode');
  return (
    <FormText<PartValues>
      {...field}
      name="hsCode"
      help={t('form.hsCodeHint')}
      validate={{ isCode }}
    />
  );
}

interface LastPart extends Pick<PartValues, 'categoryId' | 'brand'> {
  /** The form has kept its category and brand. */
  isKept: boolean;
}

/** What the form has kept of the part before, or a button for its category. */
function OfLastPart(props: { last?: LastPart; categories: readonly CategoryOption[] }) {
  const { last, categories } = props;
  const { t } = useTranslation('adminParts');
  const language = useLanguage();
  const { control, setValue } = useFormContext<PartValues>();
  const [categoryId, brand] = useWatch({ control, name: ['categoryId', 'brand'] });
  const category = categories.find(({ id }) => id === last?.categoryId);
  const kept = [
    category?.id === categoryId && category && t('add.keptCategory', { category: category.name }),
    brand !== '' && brand === last?.brand && t('add.keptBrand', { brand }),
  ].filter((text) => typeof text === 'string');
  return (
    <>
      {category && !last?.isKept && (
        <Button
          size="small"
          sx={{ mt: 0.5, textAlign: 'start', overflowWrap: 'anywhere' }}
          onClick={() => setValue('categoryId', category.id, { shouldDirty: true })}
        >
          {t('form.sameCategory', { category: category.name })}
        </Button>
      )}
      {/* Rendered while empty too: screen readers announce only what is added to it. */}
      <FormHelperText role="status" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {last?.isKept &&
          kept.length > 0 &&
          t('add.kept', { values: new Intl.ListFormat(language).format(kept) })}
      </FormHelperText>
    </>
  );
}
