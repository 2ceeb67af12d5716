import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { DataTable } from '@/client/components/console/DataTable';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import type { Message } from './messageCalls';
import { MessageState } from './MessageState';

export interface MessageTableProps {
  label: string;
  messages: readonly Message[];
  pathTo: (id: string) => string;
  /** Other rows are on their way. */
  busy: boolean;
}

const narrow = {
  columns: '1fr auto',
  areas: '"name status" "contact contact" "received reference"',
};

const columns = ['name', 'contact', 'received', 'reference', 'status'] as const;

/** One row a message, the newest first; the name leads to the whole of it. */
export function MessageTable({ label, messages, pathTo, busy }: MessageTableProps) {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  return (
    <DataTable {...{ label, narrow, busy }} columns={columns.map((name) => ({ text: t(name) }))}>
      {messages.map(({ _id, reference, name, email, phone, createdAt, ...state }) => (
        <TableRow key={_id} hover>
          <TableCell sx={{ gridArea: 'name', overflowWrap: 'anywhere', fontWeight: 600 }}>
            <Link href={pathTo(_id)} sx={{ display: 'inline-block', py: 0.5 }}>
              {name}
            </Link>
          </TableCell>
          <TableCell sx={{ gridArea: 'contact', overflowWrap: 'anywhere' }}>
            {email ?? phone}
          </TableCell>
          <TableCell sx={{ gridArea: 'received', whiteSpace: 'nowrap' }}>
            {formatDateTime(createdAt, language)}
          </TableCell>
          <TableCell sx={{ gridArea: 'reference', whiteSpace: 'nowrap' }}>{reference}</TableCell>
          <TableCell sx={{ gridArea: 'status', justifySelf: 'end' }}>
            <MessageState {...state} size="small" />
          </TableCell>
        </TableRow>
      ))}
    </DataTable>
  );
}
