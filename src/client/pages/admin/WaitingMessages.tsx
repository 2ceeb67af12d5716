import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useListApplicationsQuery, useListInquiriesQuery } from '../../api';
import { useTranslation } from '../../content/useTranslation';
import { paths } from '../../../shared/siteMap';
import { Panel } from './Panel';

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
          <MuiLink component={Link} to={`${to}?status=open`} color="inherit" sx={{ mr: 'auto' }}>
            {name}
          </MuiLink>
          <strong>{count}</strong>
        </li>
      ))}
    </Panel>
  );
}
