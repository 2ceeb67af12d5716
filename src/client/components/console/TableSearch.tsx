import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useUrlParams } from '@/client/lib/usePageParam';
import { MAX_LENGTHS } from '@/shared/limits';
import { pageOf } from '@/shared/pageParam';
import { cleanLine, cut } from '@/shared/texts';

export const PAGE_SIZE = 10;

/** Rows per page that a table offers. */
export const PAGE_SIZES = [PAGE_SIZE, 25, 50, 100] as const;

export const pageCount = (total: number, size = PAGE_SIZE) => Math.max(1, Math.ceil(total / size));

/** The offered size that the URL names, and how to choose another, which shows the first page. */
export function usePageSize() {
  const [params, change] = useUrlParams();
  const size = PAGE_SIZES.find((offered) => String(offered) === params.get('limit')) ?? PAGE_SIZE;
  const setSize = (next: number) =>
    change(
      { limit: next === PAGE_SIZE ? undefined : String(next), page: undefined },
      { preventScrollReset: true },
    );
  return [size, setSize] as const;
}

export function useTableQuery<Field extends string>(sortable: readonly Field[]) {
  const [params, change] = useUrlParams();
  const allowed = sortable.flatMap((field) => [field, `-${field}`] as const);
  const sort = allowed.find((value) => value === params.get('sort'));
  return {
    page: pageOf(params),
    q: params.get('q') ?? '',
    sort,
    setQ: (q: string) =>
      change({ q, page: undefined }, { replace: true, preventScrollReset: true }),
    /** Ascending, then descending, then the list's own order. */
    toggleSort: (field: Field) => {
      const next = sort === field ? (`-${field}` as const) : sort === `-${field}` ? '' : field;
      change({ sort: next, page: undefined }, { preventScrollReset: true });
    },
  };
}

const DEBOUNCE_MS = 300;

interface TableSearchProps {
  /** The query in the URL. */
  value: string;
  hint: string;
  onSearch: (q: string) => void;
  children: ReactNode;
}

/** Searches while one types, debounced, and at once on Enter. */
export function TableSearch({ value, hint, onSearch, children }: TableSearchProps) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState(value);
  const [requested, setRequested] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // Back or a link changed the query: the field follows, but doesn't overwrite what is being typed.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== requested) {
      setText(value);
      setRequested(value);
    }
  }

  const search = (q: string) => {
    setRequested(q);
    if (q !== value) onSearch(q);
  };

  const query = cut(cleanLine(text), MAX_LENGTHS.query);
  useEffect(() => {
    if (query === requested) return undefined;
    const timer = setTimeout(() => search(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center', my: 2 }}>
      <TextField
        type="text"
        size="small"
        label={t('table.search')}
        placeholder={hint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && search(query)}
        // On its own line on phones, so that the number of hits doesn't move the rows.
        sx={{
          flex: { xs: '1 1 100%', sm: '1 1 16rem' },
          maxWidth: { sm: 420 },
          bgcolor: 'background.paper',
        }}
        slotProps={{
          htmlInput: { role: 'searchbox', enterKeyHint: 'search' },
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
      {children}
    </Stack>
  );
}
