import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { type Category, langOf } from '@/client/api';
import { GridList } from '@/client/components/GridList';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import { paths } from '@/shared/siteMap';
import { CategoryImage } from './CategoryImage';
import { type BranchCounts, selectBranchCounts, withParts } from './selectors';

interface CategoryLinksProps {
  label: string;
  categories: readonly Category[];
  renderName?: (name: string) => ReactNode;
  /** Parts that each link leads to; by default all in and below each category. */
  counts?: BranchCounts;
  search?: string;
  /** One line that scrolls sideways on phones, as far as the edges of the screen. */
  scrollsOnPhones?: boolean;
}

/** Tiles of the categories that have parts, with the number of parts where the backend counts. */
export function CategoryLinks(props: CategoryLinksProps) {
  const { t } = useTranslation('common');
  const all = useSelector(selectBranchCounts);
  const { label, categories, renderName, counts = all, search = '', scrollsOnPhones } = props;
  const offered = withParts(categories, counts);
  if (offered.length === 0) return null;
  return (
    <GridList
      label={label}
      columns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
      gap={1.25}
      sx={[{ width: '100%' }, !!scrollsOnPhones && sideways]}
    >
      {offered.map((category) => {
        const { _id, name } = category;
        return (
          <Card key={_id} component="li" variant="outlined" sx={{ flex: '0 0 220px' }}>
            <CardActionArea href={paths.sparePartsGrid(_id) + search} sx={tile}>
              <Box sx={{ flexShrink: 0, width: 56 }}>
                <CategoryImage category={category} width={56} />
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Typography
                  dir="auto"
                  lang={langOf(category)}
                  title={name}
                  sx={{ ...clampedLines(2), fontSize: '0.95rem', fontWeight: 600, lineHeight: 1.3 }}
                >
                  {renderName ? renderName(name) : name}
                </Typography>
                {counts.has(_id) && (
                  <Typography variant="body2" color="textSecondary">
                    {t('partCount', { count: counts.get(_id) })}
                  </Typography>
                )}
              </Box>
            </CardActionArea>
          </Card>
        );
      })}
    </GridList>
  );
}

const tile = { display: 'flex', justifyContent: 'flex-start', gap: 1.5, height: '100%', p: 0.75 };

const sideways = {
  display: { xs: 'flex', md: 'grid' },
  overflowX: { xs: 'auto', md: 'visible' },
  // With room for the focus ring.
  mx: { xs: -2, md: 0 },
  my: { xs: -0.5, md: 0 },
  px: { xs: 2, md: 0 },
  py: { xs: 0.5, md: 0 },
  width: { xs: 'auto', md: '100%' },
} as const;
