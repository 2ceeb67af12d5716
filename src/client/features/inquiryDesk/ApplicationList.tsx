import Link from '@mui/material/Link';
import { PagedTable } from '@/client/components/console/QueryResult';
import { PAGE_SIZE } from '@/client/components/console/TableSearch';
import { useListApplicationsQuery } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { useUrlParams } from '@/client/lib/usePageParam';
import { pageOf } from '@/shared/pageParam';
import { paths } from '@/shared/siteMap';
import { MessageListHeader, useStatusFilter } from './MessageListHeader';
import { MessageState } from './MessageState';

const noWrap = { whiteSpace: 'nowrap' };

/** A page of applications, newest first; those held for review are apart. */
export function ApplicationList() {
  const { t } = useTranslation(['messages', 'admin']);
  const language = useLanguage();
  const [params] = useUrlParams();
  const { status } = useStatusFilter().filters;
  const list = useListApplicationsQuery({ page: pageOf(params), limit: PAGE_SIZE, status });
  return (
    <>
      <MessageListHeader kind="applications" />
      <PagedTable
        query={list}
        failed={t('applications.failed')}
        empty={t('applications.empty')}
        count={t('applications.count', { count: list.data?.total ?? 0 })}
        label={t('admin:nav.applications')}
        narrow={{
          columns: '1fr auto',
          areas: '"name status" "contact contact" "received reference"',
        }}
        columns={[
          {
            name: 'name',
            label: t('name'),
            sx: { fontWeight: 600 },
            cell: ({ _id, name }) => (
              <Link
                href={paths.application(_id)}
                dir="auto"
                sx={{ display: 'inline-block', minWidth: 40, py: { xs: 1.25, md: 0.5 } }}
              >
                {name}
              </Link>
            ),
          },
          {
            name: 'contact',
            label: t('contact'),
            isTyped: true,
            cell: ({ email, phone }) => email ?? phone,
          },
          {
            name: 'received',
            label: t('received'),
            sx: noWrap,
            cell: ({ createdAt }) => formatDateTime(createdAt, language),
          },
          { name: 'reference', label: t('reference'), sx: noWrap },
          {
            name: 'status',
            label: t('status'),
            sx: { justifySelf: 'end' },
            cell: (message) => <MessageState message={message} size="small" />,
          },
        ]}
      />
    </>
  );
}
