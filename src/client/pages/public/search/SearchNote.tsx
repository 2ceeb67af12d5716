import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import type { SearchedWord } from '@/client/features/search/correctedWords';
import { verbatimPath } from '@/client/features/search/searchQuery';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

export interface SearchNoteProps {
  /** As typed. */
  query: string;
  /** As searched. */
  meant: readonly SearchedWord[];
  /** Words that not all results have. */
  dropped?: readonly string[];
  /** The words were searched exactly as typed. */
  verbatim: boolean;
}

/** Marks where the query belongs in a text. */
const PLACE = '\u0000';

/** The link disappears when it is used; the focus moves to the beginning of the page. */
const keepFocus = () => document.getElementById('main')?.focus({ preventScroll: true });

/** How the words of the query were searched, and a link to search for them exactly. */
export function SearchNote({ query, meant, dropped = [], verbatim }: SearchNoteProps) {
  const { t } = useTranslation('search');
  const note = (text: ReactNode, link: string, to: string) => (
    <Typography
      color="textSecondary"
      sx={{
        mt: { xs: 0.5, md: 1 },
        typography: { xs: 'body2', md: 'body1' },
        overflowWrap: 'anywhere',
      }}
    >
      {text}{' '}
      <Link href={to} onClick={keepFocus} color="secondary" underline="always">
        {link}
      </Link>
    </Typography>
  );
  if (verbatim) return note(t('verbatim'), t('notVerbatim'), paths.search(query));
  const [before, after] = t('corrected', { q: PLACE }).split(PLACE);
  return (
    <>
      {meant.some(({ isCorrected }) => isCorrected) &&
        note(
          <>
            {before}
            {meant.map(({ text, isCorrected }, index) => (
              <Fragment key={index}>
                {index > 0 && ' '}
                {isCorrected ? <strong>{text}</strong> : text}
              </Fragment>
            ))}
            {after}
          </>,
          t('asTyped', { q: query }),
          verbatimPath(query),
        )}
      {dropped.length > 0 &&
        note(
          t('dropped', {
            words: dropped.map((word) => t('droppedWord', { word })).join(t('droppedAnd')),
          }),
          t('allWords'),
          verbatimPath(query),
        )}
    </>
  );
}
