import { useLazyExportApplicationsQuery, useListApplicationsQuery } from '../../api';
import { PAGE_SIZE } from '../../components/console/useTableQuery';
import { MessageList } from '../../features/messages/MessageList';
import { useStatusFilter } from '../../features/messages/useStatusFilter';
import { usePageParam } from '../../lib/usePageParam';
import { paths } from '../../../shared/siteMap';

export default function ApplicationsPage() {
  const [page] = usePageParam();
  const { status } = useStatusFilter();
  const list = useListApplicationsQuery({ page, limit: PAGE_SIZE, status });
  const [exportCsv] = useLazyExportApplicationsQuery();
  return (
    <MessageList
      kind="applications"
      list={list}
      pathTo={paths.application}
      exportCsv={() => exportCsv().unwrap()}
    />
  );
}
