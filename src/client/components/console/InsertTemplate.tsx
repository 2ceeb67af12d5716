import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListTextTemplatesQuery } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { Language } from '@/shared/language';
import type { TextTemplateField } from '@/shared/quotations';
import { paths } from '@/shared/siteMap';
import { useSaving } from './ConsoleForm';

/** The templates of these fields that have a text in the language. */
export function useTemplates(fields: readonly TextTemplateField[], language: Language) {
  const { data = [] } = useListTextTemplatesQuery();
  const key = language === 'zh' ? 'textZh' : 'textEn';
  return data
    .map((template) => ({ ...template, text: template[key] }))
    .filter(({ field, text }) => fields.includes(field) && text !== '');
}

interface InsertTemplateProps {
  /** Label of the field. */
  into: string;
  templates: ReturnType<typeof useTemplates>;
  onInsert: (text: string) => void;
}

/** A menu of the templates for a field. */
export function InsertTemplate({ into, templates, onInsert }: InsertTemplateProps) {
  const { t } = useTranslation('quotations');
  const [button, setButton] = useState<HTMLElement>();
  const isSaving = useSaving();
  return (
    <>
      <Button
        size="small"
        disabled={isSaving}
        aria-haspopup="menu"
        aria-label={t('insertInto', { field: into })}
        onClick={({ currentTarget }) => setButton(currentTarget)}
        sx={{ alignSelf: 'start', justifySelf: 'start' }}
      >
        {t('insert')}
      </Button>
      <Menu anchorEl={button} open={button !== undefined} onClose={() => setButton(undefined)}>
        {templates.map(({ _id, name, text }) => (
          <MenuItem
            key={_id}
            dir="auto"
            disabled={isSaving}
            onClick={() => {
              setButton(undefined);
              onInsert(text);
            }}
          >
            {name}
          </MenuItem>
        ))}
        <MenuItem component="a" href={paths.textTemplates()} target="_blank" rel="noopener">
          {t('manage')}
        </MenuItem>
      </Menu>
    </>
  );
}
