import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';
import type { SparePart } from '@/client/api';
import { useListApplicationsQuery, useListInquiriesQuery } from '@/client/api/console';
import Box from '@mui/material/Box';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

interface PanelProps {
  title: string;
  /** List items. */
  children: ReactNode;
}

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    px: 2.5,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
};

/** A titled list of the overview. */
function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1rem', letterSpacing: 0, px: 2.5, py: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={rows}>
        {children}
      </Box>
    </Paper>
  );
}

/** What was added last; nothing while there is nothing. */
export function NewestParts({ parts }: { parts: SparePart[] }) {
  const { t } = useTranslation('admin');
  if (parts.length === 0) return null;
  return (
    <Panel title={t('overview.newest')}>
      {parts.map(({ _id, name, images, imageSizes, categoryId }) => (
        <li key={_id}>
          <Thumbnail file={images?.[0]} imageSizes={imageSizes} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link href={paths.singleSparePart(_id)} color="inherit">
              {name}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {categoryId?.name ?? t('table.notGiven')}
            </Typography>
          </Box>
        </li>
      ))}
    </Panel>
  );
}

const open = { page: 1, limit: 1, status: 'open' } as const;

/** How many inquiries and applications are open; nothing with a backend that keeps none. */
export function WaitingMessages() {
  const { t } = useTranslation('admin');
  const inquiries = useListInquiriesQuery(open).data?.total;
  const applications = useListApplicationsQuery(open).data?.total;
  const rows = [
    { name: t('nav.inquiries'), to: paths.inquiries(), count: inquiries },
    { name: t('nav.applications'), to: paths.applications(), count: applications },
  ].filter(({ count }) => count !== undefined);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('overview.waiting')}>
      {rows.map(({ name, to, count }) => (
        <li key={to}>
          <Link href={`${to}?status=open`} color="inherit" sx={{ mr: 'auto' }}>
            {name}
          </Link>
          <strong>{count}</strong>
        </li>
      ))}
    </Panel>
  );
}
