import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type Import, useUpdateImportMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';

const MAX_SHOWN = 20;

/** Categories of the file that do not exist, and the choice to create them. */
export function UnknownCategories({ imported }: { imported: Import }) {
  const { t } = useTranslation('importCheck');
  const { showFailure } = useNotices();
  const [update, { isLoading }] = useUpdateImportMutation();
  const { unknownCategories, newCategories } = imported;
  if (unknownCategories.length === 0 && !newCategories) return null;

  const choose = async () => {
    const importSettings = { newCategories: !newCategories };
    const { error } = await update({ id: imported._id, importSettings });
    if (error) showFailure(error, t('categories.failed'));
  };

  return (
    <Alert
      severity={newCategories ? 'info' : 'warning'}
      role="note"
      sx={{
        mb: 2,
        flexWrap: 'wrap',
        overflowWrap: 'anywhere',
        '& .MuiAlert-message': { flex: '1 1 14rem' },
      }}
      action={
        <BusyButton
          color="inherit"
          sx={{ minHeight: { xs: 40, md: 'auto' } }}
          busy={isLoading}
          onClick={() => void choose()}
        >
          {t(newCategories ? 'categories.dontCreate' : 'categories.create')}
        </BusyButton>
      }
    >
      {newCategories
        ? t('categories.willCreate')
        : t('categories.title', { count: unknownCategories.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {unknownCategories.slice(0, MAX_SHOWN).map(({ path, rows }) => (
          <li key={path} dir="auto">
            {t('categories.entry', { path, count: rows })}
          </li>
        ))}
        {unknownCategories.length > MAX_SHOWN && (
          <li>{t('categories.more', { count: unknownCategories.length - MAX_SHOWN })}</li>
        )}
      </Box>
    </Alert>
  );
}
