import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { CategoryLinks } from '@/client/features/categories/CategoryLinks';
import { flatten, selectVisibleTree } from '@/client/features/categories/selectors';
import { Marked } from '@/client/features/search/Marked';
import { type SearchedWord, containsWord, significantWords } from '@/client/features/search/words';
import { useTranslation } from '@/client/i18n/useTranslation';

export function BrowseCategories() {
  const { t } = useTranslation('search');
  const categories = useSelector(selectVisibleTree);
  if (categories.length === 0) return null;
  return (
    <Box component="section" sx={{ alignSelf: 'stretch' }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {t('browse')}
      </Typography>
      <CategoryLinks label={t('browse')} categories={categories} />
    </Box>
  );
}

/** More would push the parts off the screen. */
const MAX_MATCHING = 8;

export function MatchingCategories(props: {
  meant: readonly SearchedWord[];
  words: readonly string[];
}) {
  const { meant, words } = props;
  const { t } = useTranslation('search');
  const terms = significantWords(meant.map(({ text }) => text));
  const found = flatten(useSelector(selectVisibleTree))
    .map(({ category }) => category)
    .filter(({ name }) => terms.every((term) => containsWord(name, term)))
    .slice(0, MAX_MATCHING);
  if (found.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: { xs: 1.5, md: 4 } }}>
      <Typography
        variant="h4"
        component="h2"
        sx={{ display: { xs: 'none', md: 'block' }, mb: 1.5 }}
      >
        {t('categories')}
      </Typography>
      <CategoryLinks
        label={t('categories')}
        categories={found}
        renderName={(name) => <Marked text={name} words={words} />}
        scrollsOnPhones
      />
    </Box>
  );
}
