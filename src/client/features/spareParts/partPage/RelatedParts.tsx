import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type SparePart, langOf, useGetRelatedPartsQuery } from '@/client/api';
import { GridList } from '@/client/components/GridList';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import { paths } from '@/shared/siteMap';
import { PartImage } from '../list/CatalogueCard';

/** Links to the parts that replace a part, that it replaces, and to alternatives of its category. */
export function RelatedParts({ partId }: { partId: string }) {
  const { t } = useTranslation('catalogue');
  const { currentData: related } = useGetRelatedPartsQuery({ id: partId });
  if (!related) return null;
  return (
    <>
      <RelatedList title={t('details.replacedBy')} parts={related.replacedBy} />
      <RelatedList title={t('details.replaces')} parts={related.replaces} />
      <RelatedList
        title={t('details.alternatives')}
        hint={t('details.alternativesHint')}
        parts={related.alternatives}
      />
    </>
  );
}

interface RelatedListProps {
  title: string;
  hint?: string;
  parts: readonly SparePart[];
}

function RelatedList({ title, hint, parts }: RelatedListProps) {
  if (parts.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ displayPrint: 'none', mt: { xs: 4, md: 6 } }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {hint && <Typography color="textSecondary">{hint}</Typography>}
      <GridList
        label={title}
        columns={{ xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ xs: 1, sm: 2 }}
        sx={{ mt: 2 }}
      >
        {parts.map((part) => (
          <li key={part._id}>
            <RelatedLink part={part} />
          </li>
        ))}
      </GridList>
    </Box>
  );
}

function RelatedLink({ part }: { part: SparePart }) {
  const number = part.partNumber?.trim();
  return (
    <Link
      href={paths.sparePartDetails(part._id)}
      color="inherit"
      underline="hover"
      sx={{
        display: 'grid',
        gridTemplateColumns: '80px minmax(0, 1fr)',
        gap: 1.5,
        alignItems: 'center',
        height: '100%',
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ display: 'grid' }}>
        <PartImage part={part} sizes="80px" />
      </Box>
      <div>
        <Typography
          component="span"
          dir="auto"
          lang={langOf(part)}
          sx={{ ...clampedLines(3), fontWeight: 600, lineHeight: 1.3 }}
        >
          {part.name}
        </Typography>
        {number && (
          <Typography component="span" variant="body2" dir="auto" color="textSecondary">
            {number}
          </Typography>
        )}
      </div>
    </Link>
  );
}
