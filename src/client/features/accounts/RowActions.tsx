import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import type { Account, Invitation } from '../../api';
import { useTranslation } from '../../content/useTranslation';
import type { Change } from './changes';

export type RowActionsProps = ({ account: Account } | { invitation: Invitation }) & {
  onChange: (change: Change) => void;
};

/** The buttons of a row. */
export function RowActions(props: RowActionsProps) {
  const { onChange } = props;
  const { t } = useTranslation('accounts');
  return (
    <TableCell
      align="right"
      sx={{
        gridArea: 'actions',
        whiteSpace: 'nowrap',
        pt: { xs: '8px !important', md: 0 },
      }}
    >
      {'account' in props ? (
        <AccountButtons account={props.account} onChange={onChange} />
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={t('list.revokeOf', { email: props.invitation.emailId })}
          onClick={() => onChange({ kind: 'revoke', invitation: props.invitation })}
        >
          {t('list.revoke')}
        </Button>
      )}
    </TableCell>
  );
}

function AccountButtons({
  account,
  onChange,
}: { account: Account } & Pick<RowActionsProps, 'onChange'>) {
  const { t } = useTranslation('accounts');
  const email = account.emailId;
  const isAdmin = account.role === 'admin';
  return (
    <Box sx={{ display: 'inline-flex', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={t(isAdmin ? 'list.makeUserOf' : 'list.makeAdminOf', { email })}
        onClick={() => onChange({ kind: isAdmin ? 'toUser' : 'toAdmin', account })}
      >
        {t(isAdmin ? 'list.makeUser' : 'list.makeAdmin')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={t('list.removeOf', { email })}
        onClick={() => onChange({ kind: 'remove', account })}
      >
        {t('list.remove')}
      </Button>
    </Box>
  );
}
