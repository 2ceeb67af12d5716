import { useLazyExportApplicationsQuery, useListApplicationsQuery } from '../../api';
import { PAGE_SIZE, useTableQuery } from '../../components/console/useTableQuery';
import { MessageList } from '../../features/messages/MessageList';
import { useStatusFilter } from '../../features/messages/useStatusFilter';
import { paths } from '../../../shared/siteMap';

export default function ApplicationsPage() {
  const { page } = useTableQuery();
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
