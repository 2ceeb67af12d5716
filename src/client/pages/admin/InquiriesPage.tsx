import { useLazyExportInquiriesQuery, useListInquiriesQuery } from '../../api';
import { PAGE_SIZE, useTableQuery } from '../../components/console/useTableQuery';
import { MessageList } from '../../features/messages/MessageList';
import { useStatusFilter } from '../../features/messages/useStatusFilter';
import { paths } from '../../../shared/siteMap';

export default function InquiriesPage() {
  const { page } = useTableQuery();
  const { status } = useStatusFilter();
  const list = useListInquiriesQuery({ page, limit: PAGE_SIZE, status });
  const [exportCsv] = useLazyExportInquiriesQuery();
  return (
    <MessageList
      kind="inquiries"
      list={list}
      pathTo={paths.inquiry}
      exportCsv={() => exportCsv().unwrap()}
    />
  );
}
