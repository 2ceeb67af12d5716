import MuiLink from '@mui/material/Link';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { DataTable } from '../../components/console/DataTable';
import { useLanguage, useTranslation } from '../../content/useTranslation';
import { formatDateTime } from '../../lib/formatDateTime';
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

/** One row a message, the newest first; the name leads to the whole of it. */
export function MessageTable({ label, messages, pathTo, busy }: MessageTableProps) {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  return (
    <DataTable label={label} narrow={narrow} busy={busy}>
      <TableHead>
        <TableRow>
          <TableCell>{t('name')}</TableCell>
          <TableCell>{t('contact')}</TableCell>
          <TableCell>{t('received')}</TableCell>
          <TableCell>{t('reference')}</TableCell>
          <TableCell>{t('status')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {messages.map(({ _id, reference, name, email, phone, createdAt, ...state }) => (
          <TableRow key={_id} hover>
            <TableCell sx={{ gridArea: 'name', overflowWrap: 'anywhere', fontWeight: 600 }}>
              <MuiLink component={Link} to={pathTo(_id)} sx={{ display: 'inline-block', py: 0.5 }}>
                {name}
              </MuiLink>
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
      </TableBody>
    </DataTable>
  );
}
