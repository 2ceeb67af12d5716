import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { MAX_LENGTHS } from '@/shared/limits';
import { useTranslation } from '@/client/i18n/useTranslation';

/** Milliseconds after the last key until the search is made. */
export const SEARCH_DELAY = 300;

export interface TableSearchProps {
  /** What is searched for now. */
  value: string;
  hint: string;
  onSearch: (q: string) => void;
}

/** Searches while one types, at once on Enter. */
export function TableSearch({ value, hint, onSearch }: TableSearchProps) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  // Back or a link changed the search: the box follows, but not behind what is being typed.
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setText(value);
      setAsked(value);
    }
  }

  const search = (q: string) => {
    setAsked(q);
    if (q !== value) onSearch(q);
  };

  useEffect(() => {
    if (text.trim() === asked) return undefined;
    const timer = setTimeout(() => search(text.trim()), SEARCH_DELAY);
    return () => clearTimeout(timer);
  });

  return (
    <TextField
      type="text"
      size="small"
      label={t('table.search')}
      placeholder={hint}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && search(text.trim())}
      // A line of its own on phones: how many there are would else jump beside it and the rows with it.
      sx={{
        flex: { xs: '1 1 100%', sm: '1 1 16rem' },
        maxWidth: { sm: 420 },
        bgcolor: 'background.paper',
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: MAX_LENGTHS.query, role: 'searchbox', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={t('table.clearSearch')}
                onClick={() => {
                  setText('');
                  search('');
                }}
              >
                <Clear fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
