import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Account, Invitation } from '@/client/api/console';
import Box from '@mui/material/Box';
import { DataTable } from '@/client/components/console/DataTable';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import type { Change } from './ChangeDialog';

export interface AccountsTableProps {
  accounts: readonly Account[];
  invitations: readonly Invitation[];
  /** The account that looks at the table. */
  ownId: string | undefined;
  /** Other rows are on their way. */
  busy: boolean;
  onChange: (change: Change) => void;
}

const narrow = {
  columns: 'minmax(0, 1fr) auto',
  areas: '"email role" "login login" "created created" "actions actions"',
};

const cells = {
  email: { gridArea: 'email', width: { md: '30%' }, overflowWrap: 'anywhere', fontWeight: 600 },
  role: { gridArea: 'role', whiteSpace: 'nowrap' },
  // Chinese breaks at blanks too: between date and time, not within them.
  login: { gridArea: 'login', wordBreak: 'keep-all' },
  created: { gridArea: 'created', wordBreak: 'keep-all' },
  actions: { gridArea: 'actions', whiteSpace: 'nowrap', pt: { xs: '8px !important', md: 0 } },
} as const;

/** Everybody who may log in, then everybody who has been invited to. */
export function AccountsTable(props: AccountsTableProps) {
  const { accounts, invitations, ownId, busy, onChange } = props;
  const { t } = useTranslation(['accounts', 'admin']);
  const language = useLanguage();
  const time = (iso: string) => formatDateTime(iso, language);
  const actions = (to: Change['to'], ...kinds: Change['kind'][]) => (
    <TableCell align="right" sx={cells.actions}>
      <Box sx={{ display: 'inline-flex', gap: 1 }}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="outlined"
            color={kind === 'remove' || kind === 'revoke' ? 'error' : undefined}
            aria-label={t(`list.${kind}Of`, { email: to.emailId })}
            onClick={() => onChange({ kind, to })}
          >
            {t(`list.${kind}`)}
          </Button>
        ))}
      </Box>
    </TableCell>
  );
  return (
    <DataTable
      label={t('admin:nav.accounts')}
      narrow={narrow}
      columns={[
        { text: t('list.email') },
        { text: t('list.role') },
        { text: t('list.created') },
        { text: t('list.lastLogin') },
        { text: t('admin:table.actions'), align: 'right' },
      ]}
      busy={busy}
    >
      {accounts.map((account) => (
        <TableRow key={account._id} hover>
          <TableCell sx={cells.email}>
            {account.emailId}{' '}
            {account._id === ownId && (
              <Chip size="small" label={t('list.you')} color="success" variant="outlined" />
            )}
          </TableCell>
          <TableCell sx={cells.role}>{t(`roles.${account.role}`)}</TableCell>
          <TableCell data-label={t('list.created')} sx={cells.created}>
            {time(account.createdAt)}
          </TableCell>
          <TableCell data-label={t('list.lastLogin')} sx={cells.login}>
            {account.lastLoginAt ? time(account.lastLoginAt) : t('list.never')}
          </TableCell>
          {actions(account, account.role === 'admin' ? 'toUser' : 'toAdmin', 'remove')}
        </TableRow>
      ))}
      {invitations.map((invitation) => (
        <TableRow key={invitation._id} hover>
          <TableCell sx={{ ...cells.email, fontWeight: 400 }}>{invitation.emailId}</TableCell>
          <TableCell sx={cells.role}>{t(`roles.${invitation.role}`)}</TableCell>
          <TableCell data-label={t('list.created')} sx={cells.created}>
            {time(invitation.createdAt)}
          </TableCell>
          <TableCell sx={cells.login}>
            {t('list.invited', { time: time(invitation.expiresAt) })}
          </TableCell>
          {actions(invitation, 'revoke')}
        </TableRow>
      ))}
    </DataTable>
  );
}
