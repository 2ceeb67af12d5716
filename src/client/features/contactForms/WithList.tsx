import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useTranslation } from '@/client/i18n/useTranslation';
import { WITH_LIST_FIELD } from '@/shared/quotationForm';
import { paths } from '@/shared/siteMap';

interface WithListProps {
  /** Lines of the list. */
  count: number;
  checked: boolean;
  onChange: (wanted: boolean) => void;
}

/** Says that the quotation list goes along, unless the box is unticked. */
export function WithList({ count, checked, onChange }: WithListProps) {
  const { t } = useTranslation('sendQuotation');
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, px: 2, py: 0.5 }}
    >
      <FormControlLabel
        control={
          <Checkbox
            name={WITH_LIST_FIELD}
            checked={checked}
            onChange={(_event, wanted) => onChange(wanted)}
          />
        }
        label={t('contact.take', { count })}
        sx={{ mr: 'auto' }}
      />
      <Link href={paths.quotation()} sx={{ py: 0.5 }}>
        {t('contact.show')}
      </Link>
    </Paper>
  );
}
