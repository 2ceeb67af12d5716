import Warning from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@/client/i18n/useTranslation';
import { partFields as zhLabels } from '@/client/i18n/zh/partFields';
import { textRule } from '@/client/lib/threeWayMerge';
import { type TranslatedField, type ZhField, zhOf } from '@/shared/partFields';
import { useSaving } from './ConsoleForm';
import { FormText, type FormTextProps } from './FormField';

type BilingualTexts = Record<TranslatedField | ZhField, string> & {
  reviewedZh: readonly TranslatedField[];
};

interface BilingualFieldProps extends Pick<
  FormTextProps<BilingualTexts>,
  'required' | 'maxLength' | 'multiline' | 'minRows'
> {
  name: TranslatedField;
  label: string;
  /** The record was read with an English text that is newer than the Chinese one. */
  wasOutdated?: boolean;
  /** Each text over the full width. */
  stacked?: boolean;
}

/** A longer text would push the form apart. */
const MAX_QUOTED = 200;

/**
 * A text in both languages, side by side unless it is `stacked`. Where the Chinese text is older than
 * the English one, the admin corrects it or says that it still fits.
 */
export function BilingualField(props: BilingualFieldProps) {
  const { label, required, wasOutdated = false, stacked = false, ...field } = props;
  const { name } = field;
  const { t } = useTranslation('translations');
  const isSaving = useSaving();
  const { control, formState } = useFormContext<BilingualTexts>();
  const zhName = zhOf(name);
  const [text, zhText] = useWatch({ control, name: [name, zhName] });
  const { [name]: before = '', [zhName]: zhBefore = '' } = formState.defaultValues ?? {};
  const { field: reviewed } = useController({ control, name: 'reviewedZh' });
  const hasChanged = !textRule.same(text, before);
  const isOutdated =
    (wasOutdated || hasChanged) && zhText.trim() !== '' && textRule.same(zhText, zhBefore);
  const reason =
    wasOutdated || before.trim() === '' || before.length > MAX_QUOTED
      ? t('outdated')
      : t('outdatedSince', { before });
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2.5,
        rowGap: stacked ? 2.5 : 1.25,
        gridColumn: '1 / -1',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: stacked ? undefined : 'repeat(2, minmax(0, 1fr))',
        },
        alignItems: 'start',
      }}
    >
      <FormText {...field} label={t('inEnglish', { label })} required={required} />
      <div>
        <FormText
          {...field}
          name={zhName}
          label={<span lang="zh-CN">{`中文${zhLabels[name]}`}</span>}
          help={
            isOutdated && (
              <Box component="span" dir="auto" sx={{ color: 'text.primary' }}>
                <Warning
                  color="warning"
                  fontSize="inherit"
                  sx={{ mr: 0.5, verticalAlign: '-2px' }}
                />
                {reason}
              </Box>
            )
          }
        />
        {isOutdated && (
          <FormControlLabel
            label={t('stillFits')}
            control={
              <Checkbox
                size="small"
                disabled={isSaving}
                checked={reviewed.value.includes(name)}
                onChange={(_event, fits) => {
                  const others = reviewed.value.filter((field) => field !== name);
                  reviewed.onChange(fits ? [...others, name] : others);
                }}
              />
            }
            slotProps={{ typography: { variant: 'body2' } }}
          />
        )}
      </div>
    </Box>
  );
}

/** Above the fields of a form. */
export function BilingualHint() {
  const { t } = useTranslation('translations');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
      {t('hint')}
    </Typography>
  );
}
