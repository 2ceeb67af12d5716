import { useLazyExportInquiriesQuery, useListInquiriesQuery } from '../../api';
import { PAGE_SIZE } from '../../components/console/useTableQuery';
import { MessageList } from '../../features/messages/MessageList';
import { useStatusFilter } from '../../features/messages/useStatusFilter';
import { usePageParam } from '../../lib/usePageParam';
import { paths } from '../../../shared/siteMap';

export default function InquiriesPage() {
  const [page] = usePageParam();
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
