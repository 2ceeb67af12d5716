import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useListTextTemplatesQuery } from '@/client/api';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { QuotationTextField } from '@/shared/quotations';
import { paths } from '@/shared/siteMap';
import type { QuotationValues } from './quotationValues';

/** Adds a text, in the language of the quotation, to what a field holds. */
export function InsertText({ field }: { field: QuotationTextField }) {
  const { t } = useTranslation('quotations');
  const { getValues, setValue, setFocus } = useFormContext<QuotationValues>();
  const { data = [] } = useListTextTemplatesQuery();
  const [button, setButton] = useState<HTMLElement>();
  const isSaving = useSaving();
  const language = getValues('language') === 'zh' ? 'textZh' : 'textEn';
  const templates = data.filter((text) => text.field === field && text[language] !== '');

  const insert = (text: string) => {
    setButton(undefined);
    const joined = [getValues(field).trim(), text].filter(Boolean).join('\n');
    setValue(field, joined, { shouldDirty: true, shouldValidate: true });
    setFocus(field);
  };
  return (
    <>
      <Button
        size="small"
        disabled={isSaving}
        aria-haspopup="menu"
        aria-label={t('insertInto', { field: t(`fields.${field}`) })}
        onClick={({ currentTarget }) => setButton(currentTarget)}
        sx={{ alignSelf: 'start' }}
      >
        {t('insert')}
      </Button>
      <Menu anchorEl={button} open={button !== undefined} onClose={() => setButton(undefined)}>
        {templates.map((template) => (
          <MenuItem
            key={template._id}
            dir="auto"
            disabled={isSaving}
            onClick={() => insert(template[language])}
          >
            {template.name}
          </MenuItem>
        ))}
        <MenuItem component="a" href={paths.textTemplates()} target="_blank" rel="noopener">
          {t('manage')}
        </MenuItem>
      </Menu>
    </>
  );
}
