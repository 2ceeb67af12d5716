import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Account, Invitation } from '@/client/api';
import { DataTable } from '@/client/components/console/DataTable';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import type { Change } from './ChangeDialog';

export interface AccountsTableProps {
  accounts: readonly Account[];
  invitations: readonly Invitation[];
  /** The account that is logged in. */
  ownId: string | undefined;
  busy: boolean;
  onChange: (change: Change) => void;
}

const isInvitation = (row: Account | Invitation): row is Invitation => 'expiresAt' in row;

// Chinese breaks at blanks too: between date and time, not within them.
const time = { wordBreak: 'keep-all' };

/** The accounts, then the invitations. */
export function AccountsTable(props: AccountsTableProps) {
  const { accounts, invitations, ownId, busy, onChange } = props;
  const { t } = useTranslation(['accounts', 'admin']);
  const language = useLanguage();
  const kindsOf = (row: Account | Invitation): Change['kind'][] =>
    isInvitation(row) ? ['revoke'] : [row.role === 'admin' ? 'toUser' : 'toAdmin', 'remove'];
  const lastLogin = (row: Account | Invitation) => {
    if (isInvitation(row)) {
      return t('list.invited', { time: formatDateTime(row.expiresAt, language) });
    }
    return row.lastLoginAt ? formatDateTime(row.lastLoginAt, language) : t('list.never');
  };
  return (
    <DataTable
      label={t('admin:nav.accounts')}
      rows={[...accounts, ...invitations]}
      busy={busy}
      narrow={{
        columns: 'minmax(0, 1fr) auto',
        areas: '"email role" "login login" "created created" "actions actions"',
      }}
      columns={[
        {
          name: 'email',
          label: t('list.email'),
          sx: { width: { md: '30%' }, overflowWrap: 'anywhere' },
          cell: (row) =>
            isInvitation(row) ? (
              row.emailId
            ) : (
              <>
                <strong>{row.emailId}</strong>{' '}
                {row._id === ownId && (
                  <Chip size="small" label={t('list.you')} color="success" variant="outlined" />
                )}
              </>
            ),
        },
        {
          name: 'role',
          label: t('list.role'),
          sx: { whiteSpace: 'nowrap' },
          cell: ({ role }) => t(`roles.${role}`),
        },
        {
          name: 'created',
          label: t('list.created'),
          isLabelled: true,
          sx: time,
          cell: ({ createdAt }) => formatDateTime(createdAt, language),
        },
        {
          name: 'login',
          label: t('list.lastLogin'),
          isLabelled: true,
          sx: time,
          cell: lastLogin,
        },
      ]}
      actions={(row) => (
        <Stack direction="row" spacing={1} sx={{ display: 'inline-flex', mt: { xs: 1, md: 0 } }}>
          {kindsOf(row).map((kind) => (
            <Button
              key={kind}
              size="small"
              variant="outlined"
              color={kind === 'remove' || kind === 'revoke' ? 'error' : undefined}
              aria-label={t(`list.${kind}Of`, { email: row.emailId })}
              onClick={() => onChange({ kind, to: row })}
            >
              {t(`list.${kind}`)}
            </Button>
          ))}
        </Stack>
      )}
    />
  );
}
