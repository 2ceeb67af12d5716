import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useListTextTemplatesQuery } from '@/client/api';
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
  const isChinese = getValues('language') === 'zh';
  const templates = data
    .filter((template) => template.field === field)
    .map(({ _id, name, textEn, textZh }) => ({ _id, name, text: isChinese ? textZh : textEn }))
    .filter(({ text }) => text !== '');

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
        aria-haspopup="menu"
        aria-label={t('insertInto', { field: t(`fields.${field}`) })}
        onClick={({ currentTarget }) => setButton(currentTarget)}
        sx={{ alignSelf: 'start' }}
      >
        {t('insert')}
      </Button>
      <Menu anchorEl={button} open={button !== undefined} onClose={() => setButton(undefined)}>
        {templates.map(({ _id, name, text }) => (
          <MenuItem key={_id} dir="auto" onClick={() => insert(text)}>
            {name}
          </MenuItem>
        ))}
        {templates.length === 0 && <MenuItem disabled>{t('noTemplates')}</MenuItem>}
        <Divider />
        <MenuItem component="a" href={paths.textTemplates()} target="_blank" rel="noopener">
          {t('manage')}
        </MenuItem>
      </Menu>
    </>
  );
}
