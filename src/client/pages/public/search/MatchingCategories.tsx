import type { SxProps, Theme } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { CategoryLinks } from '@/client/features/categories/CategoryLinks';
import { selectBranchCounts, withParts } from '@/client/features/categories/branchCounts';
import { selectCategoriesById } from '@/client/features/categories/selectors';
import { type SearchedWord } from '@/client/features/search/correctedWords';
import { holdsWord } from '@/client/features/search/folding';
import { tellingWords } from '@/client/features/search/words';
import { Marked } from '@/client/features/search/Marked';

/** More would push the parts off the screen. */
const MOST = 8;

/** On phones one line that scrolls sideways, as far as the edges of the screen. */
const styles = {
  mb: { xs: 1.5, md: 4 },
  '& > ul': {
    flexWrap: { xs: 'nowrap', md: 'wrap' },
    overflowX: { xs: 'auto', md: 'visible' },
    mx: { xs: -2, md: 0 },
    // Room for the outline of the one with the focus.
    my: { xs: -0.5, md: 0 },
    px: { xs: 2, md: 0 },
    py: { xs: 0.5, md: 0 },
  },
  '& > ul > li': { flexShrink: 0, maxWidth: { xs: 'calc(100vw - 32px)', md: '100%' } },
} satisfies SxProps<Theme>;

export interface MatchingCategoriesProps {
  /** What was searched for, corrected. */
  meant: readonly SearchedWord[];
  /** What is marked. */
  words: readonly string[];
}

/** Categories whose names hold every word of the query. */
export function MatchingCategories({ meant, words }: MatchingCategoriesProps) {
  const { t } = useTranslation('search');
  const asked = tellingWords(meant.map(({ text }) => text));
  const categories = [...useSelector(selectCategoriesById).values()];
  const found = withParts(categories, useSelector(selectBranchCounts))
    .filter(({ name }) => asked.every((word) => holdsWord(name, word)))
    .slice(0, MOST);
  if (found.length === 0) return null;
  return (
    <Box component="section" sx={styles}>
      <Typography
        variant="h2"
        sx={{ display: { xs: 'none', md: 'block' }, typography: 'h4', mb: 1.5 }}
      >
        {t('categories')}
      </Typography>
      <CategoryLinks
        label={t('categories')}
        categories={found}
        renderName={(name) => <Marked text={name} words={words} />}
      />
    </Box>
  );
}
