import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListAttributesQuery, useListSparePartsQuery } from '@/client/api';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { chooseAndMoveOn } from '@/client/lib/focusMain';
import { attributeKeyOf } from '@/shared/history';
import type { WordFieldProps } from './WordCategory';

/** A brand or a choice of an attribute, which parts have or not. */
export function WordValue({ word, choice, onChoose, onEnter, inputRef }: WordFieldProps) {
  const { t } = useTranslation('importCheck');
  const [isNeeded, setNeeded] = useState(false);
  const values = useValues(word.field, isNeeded);
  const nothing = t('words.nothing');
  const text = choice ? (choice.value ?? nothing) : '';
  const choose = (typed: string) => {
    const value = typed.trim();
    if (value === text) return;
    onChoose(word, value === '' ? undefined : value === nothing ? {} : { value });
  };
  return (
    <Autocomplete
      freeSolo
      autoSelect
      forcePopupIcon
      readOnly={useSaving()}
      size="small"
      options={[nothing, word.word, ...values.filter((value) => value !== word.word)]}
      value={text}
      onOpen={() => setNeeded(true)}
      onChange={(event, value) => chooseAndMoveOn(event, () => choose(value ?? ''), onEnter)}
      clearText={t('words.clear')}
      openText={t('words.open')}
      closeText={t('words.close')}
      renderInput={(input) => (
        <TextField
          {...input}
          inputRef={inputRef}
          placeholder={word.field === 'brand' ? t('words.newBrand') : ''}
          slotProps={{
            ...input.slotProps,
            htmlInput: {
              ...input.slotProps.htmlInput,
              'aria-label': t('words.choiceOf', { word: word.word }),
              dir: 'auto',
            },
          }}
        />
      )}
    />
  );
}

/** Those that parts have; brands are loaded when one is to be chosen. */
function useValues(field: string, isNeeded: boolean): readonly string[] {
  const language = useLanguage();
  const key = attributeKeyOf(field);
  const { data: attributes = [] } = useListAttributesQuery({ includeHidden: true });
  const { data } = useListSparePartsQuery(
    { page: 1, limit: 1, facets: true, includeHidden: true },
    { skip: !isNeeded || key !== undefined },
  );
  if (key === undefined) return data?.facets?.brands.map(({ value }) => value) ?? [];
  const { choices = [] } = attributes.find((attribute) => attribute.key === key) ?? {};
  return choices.map(({ value, valueZh }) => (language === 'zh' && valueZh) || value);
}
