import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { verbatimPath } from '@/client/features/search/searchQuery';
import type { SearchedWord } from '@/client/features/search/words';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { paths } from '@/shared/siteMap';

interface SearchNoteProps {
  /** As typed. */
  query: string;
  /** As searched. */
  meant: readonly SearchedWord[];
  /** Words that not all results have. */
  dropped?: readonly string[];
  /** Makers that no part mentions. */
  makers?: readonly string[];
  /** The words were searched exactly as typed. */
  verbatim: boolean;
}

/** Marks where the query belongs in a text. */
const PLACE = '\u0000';

/** How the words of the query were searched, and a link to search for them exactly. */
export function SearchNote({ query, meant, dropped = [], makers = [], verbatim }: SearchNoteProps) {
  const { t } = useTranslation('search');
  if (verbatim) {
    return <Note text={t('verbatim')} link={t('notVerbatim')} href={paths.search(query)} />;
  }
  const [before, after] = t('corrected', { q: PLACE }).split(PLACE);
  const listed = (words: readonly string[]) =>
    words.map((word) => t('droppedWord', { word })).join(t('droppedAnd'));
  return (
    <>
      {makers.length > 0 && (
        <Note
          text={t('makers', { makers: listed(makers) })}
          link={t('sendNumber')}
          href={paths.contact(query)}
        />
      )}
      {meant.some(({ isCorrected }) => isCorrected) && (
        <Note
          text={
            <>
              {before}
              {meant.map(({ text, isCorrected }, index) => (
                <Fragment key={index}>
                  {index > 0 && ' '}
                  {isCorrected ? <strong>{text}</strong> : text}
                </Fragment>
              ))}
              {after}
            </>
          }
          link={t('asTyped', { q: query })}
          href={verbatimPath(query)}
        />
      )}
      {dropped.length > 0 && (
        <Note
          text={t('dropped', { words: listed(dropped) })}
          link={t('allWords')}
          href={verbatimPath(query)}
        />
      )}
    </>
  );
}

function Note({ text, link, href }: { text: ReactNode; link: string; href: string }) {
  return (
    <Typography
      color="textSecondary"
      sx={{
        mt: { xs: 0.5, md: 1 },
        typography: { xs: 'body2', md: 'body1' },
        overflowWrap: 'anywhere',
      }}
    >
      {text}{' '}
      <Link
        href={href}
        // The link disappears when it is used; the focus moves to the page.
        onClick={focusMain}
        color="secondary"
        underline="always"
      >
        {link}
      </Link>
    </Typography>
  );
}
