import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import {
  type ListInquiriesApiArg,
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

const one = { page: 1, limit: 1 } as const;

interface InquiryCountProps {
  text: string;
  /** Of the list that is counted, and that the link opens. */
  filters: Pick<ListInquiriesApiArg, 'status' | 'assignee' | 'waiting' | 'quotation'>;
}

/** How many inquiries there are to see to; nothing where there are none. */
function InquiryCount({ text, filters }: InquiryCountProps) {
  const { data } = useListInquiriesQuery({ ...one, ...filters }, refetchOnMount);
  if (!data?.total) return null;
  const query = Object.entries(filters).map(([name, value]) => `${name}=${value}`);
  return (
    <CountItem href={`${paths.inquiries()}?${query.join('&')}`} text={text} total={data.total} />
  );
}

const longestWaiting = { page: 1, limit: 3, waiting: true, sort: 'waitingSince' } as const;

/** What buyers and applicants wait for; nothing where the backend stores no messages. */
export function OpenMessages() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const waiting = useListInquiriesQuery(longestWaiting, refetchOnMount).data;
  const inquiries = useListInquiriesQuery({ ...one, status: 'open' }, refetchOnMount).data;
  const applications = useListApplicationsQuery({ ...one, status: 'open' }, refetchOnMount).data;
  if (!inquiries && !applications) return null;
  // A backend without states ignores the filter, and says of none since when it waits.
  const oldest = waiting?.data.filter(({ waitingSince }) => waitingSince) ?? [];
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
      {oldest.length > 0 && (
        <CountItem
          href={`${paths.inquiries()}?waiting=true&sort=waitingSince`}
          text={t('overview.allWaiting')}
          total={waiting?.total}
        />
      )}
      {inquiries?.data.every(({ state }) => state) && (
        <>
          <InquiryCount
            text={t('overview.accepted')}
            filters={{ waiting: true, quotation: 'accepted' }}
          />
          <InquiryCount
            text={t('overview.unassigned')}
            filters={{ status: 'open', assignee: 'none' }}
          />
          <InquiryCount text={t('overview.expiring')} filters={{ quotation: 'expiring' }} />
          <InquiryCount text={t('overview.expired')} filters={{ quotation: 'expired' }} />
        </>
      )}
      <CountItem
        href={`${paths.inquiries()}?status=open`}
        text={t('nav.inquiries')}
        total={inquiries?.total}
      />
      <CountItem
        href={`${paths.applications()}?status=open`}
        text={t('nav.applications')}
        total={applications?.total}
      />
    </Panel>
  );
}

/** How many parts lack something that buyers look for; nothing where none do. */
export function IncompleteParts() {
  const { t } = useTranslation('admin');
  const query = { ...one, includeHidden: true };
  const totals = {
    image: useListSparePartsQuery({ ...query, missing: ['image'] }).data?.total,
    category: useListSparePartsQuery({ ...query, missing: ['category'] }).data?.total,
    translation: useListSparePartsQuery({ ...query, missing: ['translation'] }).data?.total,
  };
  const missing = (['image', 'category', 'translation'] as const).filter((kind) => totals[kind]);
  if (missing.length === 0) return null;
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
