import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { BilingualField, BilingualHint } from '@/client/components/console/BilingualField';
import {
  ConsoleForm,
  type ConsoleFormProps,
  FormEnd,
  useConsoleForm,
  useSaving,
} from '@/client/components/console/ConsoleForm';
import { FormImage, ImageInput, useImageChoice } from '@/client/components/console/FormImage';
import { FormSelect } from '@/client/components/console/SelectField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import type { CategoryValues, ParentChoice } from './categoryValues';

interface CategoryFormProps extends ConsoleFormProps<CategoryValues> {
  parents: ParentChoice[];
  savedImage?: string;
  /** Fields of the stored category whose Chinese text is older than the English one. */
  outdated?: readonly string[];
}

export function CategoryForm(props: CategoryFormProps) {
  const { parents, savedImage, outdated } = props;
  const { t } = useTranslation(['admin', 'adminCategories']);
  const form = useConsoleForm(props);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 960 }}>
      <ConsoleForm
        form={form}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {form.draftNotice}
        <BilingualHint />
        <BilingualField
          name="name"
          label={t('adminCategories:form.name')}
          required={t('form.nameRequired')}
          maxLength={MAX_LENGTHS.name}
          wasOutdated={outdated?.includes('name')}
          stacked
        />
        <FormSelect<CategoryValues>
          name="parentId"
          label={t('adminCategories:form.parent')}
          help={
            <Link
              href={paths.arrangeCategories()}
              sx={{ display: 'inline-block', py: { xs: 1.5, md: 0 } }}
            >
              {t('adminCategories:form.arrange')}
            </Link>
          }
          options={[{ id: '', label: t('adminCategories:form.noParent') }, ...parents]}
        />
        <BilingualField
          name="description"
          label={t('adminCategories:form.description')}
          maxLength={MAX_LENGTHS.paragraphs}
          multiline
          minRows={3}
          wasOutdated={outdated?.includes('description')}
        />
        <CategoryImageField savedImage={savedImage} />
        <FormEnd {...props} />
      </ConsoleForm>
    </Paper>
  );
}

/** One image with preview: a chosen file can be removed again, the stored image only replaced. */
function CategoryImageField({ savedImage }: { savedImage?: string }) {
  const { t } = useTranslation('adminCategories');
  const { field } = useController<CategoryValues, 'image'>({ name: 'image' });
  const { value: image, onChange } = field;
  const { choose, problems, noteTooManyPixels, clearProblems } = useImageChoice(1);
  const isSaving = useSaving();
  const input = useRef<HTMLInputElement>(null);
  const isNew = image !== null && typeof image !== 'string';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {image && (
        <Box sx={{ position: 'relative' }}>
          <FormImage
            image={image}
            alt={isNew ? t('form.newImage') : t('form.savedImage')}
            width={120}
            height={90}
            onTooManyPixels={() => {
              if (isNew) noteTooManyPixels(image);
              onChange(savedImage ?? null);
            }}
          />
          {isNew && (
            <IconButton
              size="small"
              disabled={isSaving}
              aria-label={t('form.removeImage')}
              onClick={() => {
                clearProblems();
                onChange(savedImage ?? null);
                input.current?.focus();
              }}
              sx={{
                position: 'absolute',
                top: -12,
                right: -12,
                bgcolor: 'background.paper',
                border: 1,
                borderColor: 'divider',
                '&:hover': { bgcolor: 'grey.100' },
              }}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </Box>
      )}
      <ImageInput
        label={t('form.image')}
        buttonText={image ? t('form.replaceImage') : t('form.chooseImage')}
        problems={problems}
        inputRef={input}
        onChoose={async (files) => {
          const [chosen] = await choose(files, 1);
          if (chosen) onChange(chosen);
        }}
      />
    </Box>
  );
}
