import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { api, type SparePart, useLazyGetSparePartQuery } from '@/client/api';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { FormField } from '@/client/components/console/FormField';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { lengthOf } from '@/shared/texts';
import { joined } from '@/shared/isolate';
import type { QuotationValues } from './quotationValues';

const DEBOUNCE_MS = 180;
const MIN_LENGTH = 2;

interface LineTextProps {
  index: number;
  help?: string | false;
  /** Whether nothing was chosen by it. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onChoose: (part: SparePart) => void;
}

/** The text of a line; parts of the catalogue are suggested while it is typed. */
export function LineText({ index, help, onKeyDown, onChoose }: LineTextProps) {
  const { t } = useTranslation(['quotations', 'admin']);
  const isSaving = useSaving();
  const { control, getValues, setValue } = useFormContext<QuotationValues>();
  const language = useWatch({ control, name: 'language' });
  const max = MAX_LENGTHS.line;
  const validate = (text: string) =>
    lengthOf(text) <= max || t('admin:form.tooLong', { count: max });
  const name = `lines.${index}.text` as const;
  const { field, fieldState } = useController({ control, name, rules: { validate } });
  const [typed, setTyped] = useState('');
  const parts = useParts(typed, language);
  const [getPart] = useLazyGetSparePartQuery();
  const set = (key: 'partId' | 'partNumber' | 'leadTime', value: string) =>
    setValue(`lines.${index}.${key}`, value, { shouldDirty: true });

  const type = (text: string) => {
    setTyped(text);
    field.onChange(text);
    // An empty line begins anew.
    if (text === '') set('partId', '');
  };
  const choose = (part: SparePart) => {
    setTyped('');
    onChoose(part);
    field.onChange(part.name);
    set('partId', part._id);
    set('partNumber', part.partNumber ?? '');
    void getPart({ id: part._id, lang: language }, true).then(({ data }) => {
      const isSame = getValues(`lines.${index}.partId`) === part._id;
      if (isSame && data?.leadTime) set('leadTime', data.leadTime);
    });
  };
  return (
    <Autocomplete<SparePart, false, true, true>
      freeSolo
      disableClearable
      size="small"
      slotProps={{ popper: { placement: 'bottom-start', style: { minWidth: 'min(90vw, 30rem)' } } }}
      readOnly={isSaving}
      options={parts}
      filterOptions={(found) => found}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option._id)}
      value={field.value}
      inputValue={field.value}
      onInputChange={(_event, text, reason) => reason === 'input' && type(text)}
      onChange={(_event, option) => typeof option !== 'string' && choose(option)}
      renderOption={({ key, ...option }, part) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1 }}>
          <Thumbnail file={part.image} imageSizes={part.imageSizes} />
          <span>{joined([part.partNumber, part.name])}</span>
        </Box>
      )}
      sx={{ gridArea: 'text' }}
      renderInput={({ slotProps, ...input }) => (
        <FormField
          {...input}
          name={name}
          label={t('line.text')}
          inputRef={field.ref}
          onBlur={field.onBlur}
          problem={fieldState.error?.message}
          help={help}
          sx={{ '& .MuiFormHelperText-root:not(.Mui-error)': { color: 'warning.dark' } }}
          slotProps={{
            ...slotProps,
            htmlInput: {
              ...slotProps.htmlInput,
              dir: 'auto',
              readOnly: isSaving,
              'aria-label': t('line.labelled', { label: t('line.text'), number: index + 1 }),
              onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
                // Enter chooses the suggestion that the arrow keys have highlighted.
                if (!event.currentTarget.getAttribute('aria-activedescendant')) onKeyDown(event);
              },
            },
          }}
        />
      )}
    />
  );
}

/** Parts of the catalogue for what is typed; none for nothing, and after a failure. */
function useParts(typed: string, lang: QuotationValues['language']): SparePart[] {
  const [suggest, { currentData, originalArgs }] = api.endpoints.suggestSpareParts.useLazyQuery();
  const q = typed.trim();
  useEffect(() => {
    if (q.length < MIN_LENGTH || q.length > MAX_LENGTHS.query) return;
    const timer = setTimeout(() => void suggest({ q, lang }, true), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [suggest, q, lang]);
  return (originalArgs?.q === q && currentData?.parts) || [];
}
