import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type InquirySummary, useListInquiriesQuery, refetchOnMount } from '@/client/api';
import { PagedTable } from '@/client/components/console/QueryResult';
import { PAGE_SIZE, useTableQuery } from '@/client/components/console/TableSearch';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import { formatAge, formatDateTime } from '@/client/lib/formatDateTime';
import { countryName } from '@/shared/countries';
import { languageName } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import { InquiryFilters, useInquiryFilters } from './InquiryFilters';
import { MessageListHeader, useStatusFilter } from './MessageListHeader';
import { MessageState } from './MessageState';

/** Columns that the backend can sort inquiries by. */
const sortable = ['company', 'lineCount', 'country', 'createdAt', 'state', 'waitingSince'] as const;

const noWrap = { whiteSpace: 'nowrap' };
const end = { justifySelf: 'end' };
const oneLine = {
  display: { lg: 'block' },
  maxWidth: { lg: 110 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { lg: 'nowrap' },
};

/** A page of inquiries, filtered, searched and sorted by the backend. */
export function InquiryList() {
  const { t } = useTranslation(['inquiryDesk', 'messages', 'admin']);
  const language = useLanguage();
  const { page, q, sort, setQ, toggleSort } = useTableQuery(sortable);
  const { status } = useStatusFilter().filters;
  const { filters, isFiltered } = useInquiryFilters();
  const { waiting, ...others } = filters;
  const list = useListInquiriesQuery(
    {
      page,
      limit: PAGE_SIZE,
      status,
      ...others,
      waiting: waiting && waiting === 'true',
      q: q || undefined,
      sort,
    },
    // Others work on them too.
    { ...refetchOnMount, refetchOnFocus: true },
  );
  return (
    <>
      <MessageListHeader kind="inquiries" />
      <InquiryFilters q={q} onSearch={setQ} />
      <PagedTable
        query={list}
        failed={t('messages:inquiries.failed')}
        empty={t(isFiltered || q ? 'nothingFound' : 'messages:inquiries.empty')}
        count={t('messages:inquiries.count', { count: list.data?.total ?? 0 })}
        label={t('admin:nav.inquiries')}
        sort={sort}
        toggleSort={toggleSort}
        narrow={{
          columns: 'minmax(0, 1fr) auto',
          areas:
            '"name state" "company company" "words words" "country createdAt" "waiting waiting" "assignee lineCount"',
          below: 'lg',
        }}
        columns={[
          {
            name: 'name',
            label: t('messages:name'),
            sx: { minWidth: { lg: 120 } },
            cell: ({ _id, name, reference, language: own, unread }) => (
              <>
                <Link
                  href={paths.inquiry(_id)}
                  dir="auto"
                  sx={{
                    display: 'inline-block',
                    minWidth: 40,
                    py: { xs: 1.25, lg: 0.5 },
                    fontWeight: unread === false ? 400 : 700,
                  }}
                >
                  {name}
                  {unread && (
                    <Box component="span" sx={visuallyHidden}>
                      {t('unreadMark')}
                    </Box>
                  )}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {[reference, own && languageName(own, language)].filter(Boolean).join(' · ')}
                </Typography>
              </>
            ),
          },
          {
            name: 'company',
            label: t('company'),
            field: 'company',
            isTyped: true,
            sx: { minWidth: { lg: 110 } },
          },
          {
            name: 'words',
            label: t('firstWords'),
            isTyped: true,
            sx: { color: 'text.secondary', minWidth: { lg: 120 } },
            cell: ({ firstWords }) => (
              <Box component="span" sx={clampedLines(2)}>
                {firstWords}
              </Box>
            ),
          },
          {
            name: 'lineCount',
            label: t('lines.count'),
            field: 'lineCount',
            align: 'right',
            sx: end,
            cell: ({ lineCount = 0 }, isNarrow) =>
              isNarrow ? t('lines.number', { count: lineCount }) : lineCount,
          },
          {
            name: 'country',
            label: t('country'),
            field: 'country',
            cell: ({ country }) => country && countryName(country, language),
          },
          {
            name: 'createdAt',
            label: t('age'),
            field: 'createdAt',
            sx: [noWrap, end],
            cell: ({ createdAt }) => (
              <time dateTime={createdAt} title={formatDateTime(createdAt, language)}>
                {formatAge(createdAt, language)}
              </time>
            ),
          },
          {
            name: 'state',
            label: t('messages:status'),
            field: 'state',
            sx: end,
            cell: (inquiry) => <State inquiry={inquiry} />,
          },
          {
            name: 'waiting',
            label: t('waitingSince'),
            field: 'waitingSince',
            isLabelled: true,
            sx: noWrap,
            cell: ({ waitingSince }) =>
              waitingSince && (
                <time dateTime={waitingSince} title={formatDateTime(waitingSince, language)}>
                  {formatAge(waitingSince, language)}
                </time>
              ),
          },
          {
            name: 'assignee',
            label: t('assignee'),
            isLabelled: true,
            cell: ({ assignee }) => (
              <Box component="span" title={assignee?.emailId} sx={oneLine}>
                {assignee?.emailId ?? t('nobody')}
              </Box>
            ),
          },
        ]}
      />
    </>
  );
}

/** How far the inquiry is, and what has become of the newest quotation. */
function State({ inquiry }: { inquiry: InquirySummary }) {
  const { t } = useTranslation('inquiryDesk');
  const status = inquiry.quotation?.status;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      <MessageState message={inquiry} size="small" />
      {(status === 'accepted' || status === 'expired') && (
        <Chip
          size="small"
          variant="outlined"
          color={status === 'accepted' ? 'success' : 'warning'}
          label={t(`quotations.${status}`)}
        />
      )}
    </Stack>
  );
}
