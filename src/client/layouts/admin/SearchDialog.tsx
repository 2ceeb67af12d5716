import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { PopperProps } from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import TextField from '@mui/material/TextField';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { cleanLine } from '@/shared/texts';
import { useConsoleSearch } from './useConsoleSearch';

/** In the dialog, below the field. */
const ResultList = ({ children }: PopperProps) => <div>{children as ReactNode}</div>;

/** Finds parts, categories, inquiries and screens; Enter opens one, Escape closes. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const q = cleanLine(text);
  const { found, isLoading, failure } = useConsoleSearch(q);
  const status = isLoading ? t('common:loading') : q && t('search.count', { count: found.length });
  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      aria-label={t('search.label')}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } } },
      }}
    >
      <Box sx={{ p: { xs: 1.5, sm: 2 }, overflowY: 'auto' }}>
        <Autocomplete
          open
          autoHighlight
          disablePortal
          forcePopupIcon={false}
          options={found}
          value={null}
          inputValue={text}
          onInputChange={(_event, typed, reason) => {
            if (reason !== 'reset') setText(typed);
          }}
          onChange={(_event, option) => {
            if (!option) return;
            onClose();
            void navigate(option.path);
          }}
          onClose={(_event, reason) => reason === 'escape' && onClose()}
          filterOptions={(options) => options}
          groupBy={({ group }) => t(`search.groups.${group}`)}
          getOptionLabel={(option) => option.text}
          getOptionKey={({ path }) => path}
          clearOnBlur={false}
          noOptionsText={isLoading ? t('common:loading') : q ? t('search.none') : t('search.hint')}
          slots={{ popper: ResultList, paper: Box }}
          slotProps={{ listbox: { sx: { maxHeight: 'min(60vh, 560px)' } } }}
          renderOption={({ key, ...option }, { text: name, lang, note }) => (
            <Box key={key} component="li" {...option} sx={{ minHeight: 44 }}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <div dir="auto" lang={lang}>
                  {name}
                </div>
                {note && (
                  <Typography variant="caption" color="textSecondary" component="div" dir="auto">
                    {note}
                  </Typography>
                )}
              </Box>
            </Box>
          )}
          renderInput={(input) => (
            <TextField
              {...input}
              autoFocus
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              slotProps={{
                ...input.slotProps,
                htmlInput: {
                  ...input.slotProps.htmlInput,
                  enterKeyHint: 'go',
                  autoCapitalize: 'none',
                  spellCheck: false,
                },
              }}
            />
          )}
        />
        {failure && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {failure}
          </Alert>
        )}
        <Box role="status" sx={visuallyHidden}>
          {status}
        </Box>
      </Box>
    </Dialog>
  );
}
