import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListTranslationsQuery, refetchOnMount } from '@/client/api';
import { DataTable } from '@/client/components/console/DataTable';
import { PageHeader } from '@/client/components/console/PageHeader';
import { QueryResult } from '@/client/components/console/QueryResult';
import { useCategoryOptions } from '@/client/features/categories/useCategoryTree';
import {
  sumOf,
  type TranslationRow,
  translationRows,
} from '@/client/features/categories/translationRows';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

const INDENT = 20;

/** A target of 40 px on phones; a digit alone is too small to hit. */
const target = {
  display: 'inline-block',
  minWidth: { xs: 40, md: 24 },
  py: { xs: 1.25, md: 0.25 },
};

const chip = { size: 'small', variant: 'outlined' } as const;

/** How far each category is translated, with the parts that are still to be done. */
export default function TranslationProgressPage() {
  const { t } = useTranslation(['translations', 'admin', 'adminCategories']);
  const query = useListTranslationsQuery(undefined, refetchOnMount);
  const categories = useCategoryOptions();

  const partsLink = (
    { category }: TranslationRow,
    count: number,
    state: 'missing' | 'outdated',
  ) => {
    if (count === 0) return 0;
    const name = category?.name ?? t('unfiled');
    const filter = state === 'outdated' ? 'outdated=true' : 'missing=translation';
    const label = t(state === 'outdated' ? 'outdatedIn' : 'missingIn', { count, name });
    // The table of texts has no filter for parts without a category.
    const path = category
      ? paths.translations(`?category=${category.id}&state=${state}`)
      : paths.allSpareParts(`?missing=category&${filter}`);
    return (
      <Link href={path} aria-label={label} underline="always" sx={target}>
        {count}
      </Link>
    );
  };
  const nameOf = ({ category }: TranslationRow) =>
    category ? (
      <Box
        component="span"
        sx={{ display: 'block', pl: `${category.ancestorIds.length * INDENT}px` }}
      >
        <Link href={paths.editCategory(category.id)} sx={target}>
          {category.name}
        </Link>
      </Box>
    ) : (
      t('unfiled')
    );
  const stateOf = ({ missingTexts, outdatedTexts, missing, outdated }: TranslationRow) => {
    if (missingTexts.length > 0) return <Chip {...chip} label={t('isMissing')} />;
    if (outdatedTexts.length > 0) return <Chip {...chip} label={t('isOutdated')} />;
    // What its parts lack is counted beside it.
    if (missing > 0 || outdated > 0) return undefined;
    return <Chip {...chip} color="success" label={t('isComplete')} />;
  };
  const progressOf = (row: TranslationRow) => (
    <Progress parts={row.parts} done={row.parts - row.missing} />
  );

  return (
    <>
      <PageHeader
        title={t('progressTitle')}
        text={t('text')}
        back={{ to: paths.translations(), text: t('admin:nav.translations') }}
      />
      <QueryResult query={query} failed={t('failed')} empty={t('adminCategories:list.empty')}>
        {(progress) => {
          const all = sumOf(progress);
          return (
            <Stack spacing={2}>
              <Box sx={{ maxWidth: 480 }}>
                <Progress parts={all.parts} done={all.parts - all.missing} />
              </Box>
              <DataTable
                label={t('progressTitle')}
                rows={translationRows(categories, progress)}
                narrow={{
                  columns: 'minmax(0, 1fr) auto',
                  areas: '"name texts" "progress progress" "missing outdated"',
                }}
                columns={[
                  { name: 'name', label: t('category'), isTyped: true, cell: nameOf },
                  { name: 'texts', label: t('ownTexts'), cell: stateOf },
                  { name: 'progress', label: t('parts'), cell: progressOf },
                  {
                    name: 'missing',
                    label: t('missingParts'),
                    isLabelled: true,
                    cell: (row) => partsLink(row, row.missing, 'missing'),
                  },
                  {
                    name: 'outdated',
                    label: t('outdatedParts'),
                    isLabelled: true,
                    cell: (row) => partsLink(row, row.outdated, 'outdated'),
                  },
                ]}
              />
            </Stack>
          );
        }}
      </QueryResult>
    </>
  );
}

function Progress({ parts, done }: { parts: number; done: number }) {
  const { t } = useTranslation('translations');
  const text = t('progress', { done, count: parts });
  if (parts === 0) return null;
  return (
    <Box sx={{ minWidth: 140 }}>
      <Typography variant="body2">{text}</Typography>
      <LinearProgress variant="determinate" value={(100 * done) / parts} aria-label={text} />
    </Box>
  );
}
