import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import {
  useListApplicationsQuery,
  useListInquiriesQuery,
  useListSparePartsQuery,
  refetchOnMount,
} from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatAge } from '@/client/lib/formatDateTime';
import { paths } from '@/shared/siteMap';

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ px: 2.5, py: 2 }}>
        {title}
      </Typography>
      <List disablePadding>{children}</List>
    </Paper>
  );
}

/** A target of 40 px. */
export const panelLink = { display: 'inline-block', py: 1.25, minWidth: 40 };

export const panelItem = {
  minHeight: 44,
  gap: 1.5,
  px: 2.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};

/** How many records a list has, with the link to it; nothing while that is unknown. */
function CountItem({ href, text, total }: { href: string; text: string; total?: number }) {
  const language = useLanguage();
  if (total === undefined) return null;
  return (
    <ListItem sx={panelItem}>
      <Link href={href} color="inherit" sx={{ ...panelLink, mr: 'auto' }}>
        {text}
      </Link>
      <strong>{total.toLocaleString(language)}</strong>
    </ListItem>
  );
}

/** Inquiries that the panel names one by one. */
const LONGEST_WAITING = 3;

const one = { page: 1, limit: 1 } as const;
const longestWaiting = {
  page: 1,
  limit: LONGEST_WAITING,
  waiting: true,
  sort: 'waitingSince',
} as const;

/** What buyers and applicants wait for; nothing where the backend stores no messages. */
export function OpenMessages() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const waiting = useListInquiriesQuery(longestWaiting, refetchOnMount).data;
  const inquiries = useListInquiriesQuery({ ...one, status: 'open' }).data;
  const applications = useListApplicationsQuery({ ...one, status: 'open' }).data;
  const unassigned = useListInquiriesQuery({ ...one, status: 'open', assignee: 'none' }).data;
  const accepted = useListInquiriesQuery({ ...one, waiting: true, quotation: 'accepted' }).data;
  const expiring = useListInquiriesQuery({ ...one, quotation: 'expiring' }).data;
  const expired = useListInquiriesQuery({ ...one, quotation: 'expired' }).data;
  if (!inquiries && !applications) return null;
  // A backend without states ignores the filter, and says of none since when it waits.
  const oldest = waiting?.data.filter(({ waitingSince }) => waitingSince) ?? [];
  const list = paths.inquiries();
  return (
    <Panel title={t('overview.waiting')}>
      {oldest.map(({ _id, name, company, waitingSince = '' }) => (
        <ListItem key={_id} sx={panelItem}>
          <ListItemText
            primary={
              <Link href={paths.inquiry(_id)} color="inherit" dir="auto" sx={panelLink}>
                {company ?? name}
              </Link>
            }
            sx={{ m: 0, overflowWrap: 'anywhere' }}
          />
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {formatAge(waitingSince, language)}
          </Typography>
        </ListItem>
      ))}
      {waiting && waiting.total > oldest.length && oldest.length > 0 && (
        <CountItem
          href={`${list}?waiting=true&sort=waitingSince`}
          text={t('overview.allWaiting')}
          total={waiting.total}
        />
      )}
      <CountItem href={`${list}?status=open`} text={t('nav.inquiries')} total={inquiries?.total} />
      <CountItem
        href={`${paths.applications()}?status=open`}
        text={t('nav.applications')}
        total={applications?.total}
      />
      {inquiries?.data.every(({ state }) => state) && (
        <>
          <CountItem
            href={`${list}?status=open&assignee=none`}
            text={t('overview.unassigned')}
            total={unassigned?.total}
          />
          <CountItem
            href={`${list}?waiting=true&quotation=accepted`}
            text={t('overview.accepted')}
            total={accepted?.total}
          />
          <CountItem
            href={`${list}?quotation=expiring`}
            text={t('overview.expiring')}
            total={expiring?.total}
          />
          <CountItem
            href={`${list}?quotation=expired`}
            text={t('overview.expired')}
            total={expired?.total}
          />
        </>
      )}
    </Panel>
  );
}

/** How many parts lack something that buyers look for; nothing where the backend does not filter by it. */
export function IncompleteParts() {
  const { t } = useTranslation('admin');
  const query = { ...one, includeHidden: true };
  const all = useListSparePartsQuery(query).data?.total ?? 0;
  const totals = {
    image: useListSparePartsQuery({ ...query, missing: ['image'] }).data?.total,
    category: useListSparePartsQuery({ ...query, missing: ['category'] }).data?.total,
    translation: useListSparePartsQuery({ ...query, missing: ['translation'] }).data?.total,
  };
  const missing = (['image', 'category', 'translation'] as const).filter((kind) => totals[kind]);
  if (all === 0 || missing.length === 0) return null;
  return (
    <Panel title={t('overview.incomplete')}>
      {missing.map((kind) => (
        <CountItem
          key={kind}
          href={`${paths.allSpareParts()}?missing=${kind}`}
          text={t(`overview.missing.${kind}`)}
          total={totals[kind]}
        />
      ))}
    </Panel>
  );
}
