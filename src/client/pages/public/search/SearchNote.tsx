import Link from '@mui/material/Link';
import { Fragment, type ReactNode } from 'react';
import { paths } from '@/shared/siteMap';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { SearchedWord } from '@/client/features/search/correctedWords';
import { verbatimAddress } from '@/client/features/search/searchQuery';

export interface SearchNoteProps {
  /** As it was typed. */
  query: string;
  /** As it was searched. */
  meant: readonly SearchedWord[];
  /** Words that not all results have. */
  dropped?: readonly string[];
  /** The address asks for the very words. */
  verbatim: boolean;
}

/** Takes the place of the query in a text, which is then cut there. */
const PLACE = '\u0000';

/** The link goes with what it changes; the keyboard goes on at the page's beginning. */
const keepFocus = () => document.getElementById('main')?.focus({ preventScroll: true });

/** What became of the words of the query, and the way to the results for these very words. */
export function SearchNote({ query, meant, dropped = [], verbatim }: SearchNoteProps) {
  const { t } = useTranslation('search');
  const note = (text: ReactNode, link: string, to: string) => (
    <Typography
      color="textSecondary"
      sx={{
        mt: { xs: 0.5, md: 1 },
        typography: { xs: 'body2', md: 'body1' },
        overflowWrap: 'anywhere',
        '& a': { color: 'secondary.main' },
      }}
    >
      {text}{' '}
      <Link href={to} onClick={keepFocus}>
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
          verbatimAddress(query),
        )}
      {dropped.length > 0 &&
        note(
          t('dropped', {
            words: dropped.map((word) => t('droppedWord', { word })).join(t('droppedAnd')),
          }),
          t('allWords'),
          verbatimAddress(query),
        )}
    </>
  );
}
