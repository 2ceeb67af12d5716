import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import {
  type OwnSession,
  isUnauthorized,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
  useUpdateOwnAccountMutation,
  refetchOnMount,
} from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { ConsoleForm, useConsoleForm } from '@/client/components/console/ConsoleForm';
import { FormText } from '@/client/components/console/FormField';
import { QueryResult } from '@/client/components/console/QueryResult';
import { PageHeader, TitledPaper } from '@/client/components/console/PageHeader';
import { useNotices } from '@/client/components/console/useFailure';
import { selectCurrentUser } from '@/client/features/auth/authSlice';
import { ChangePasswordForm } from '@/client/features/auth/ChangePasswordForm';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { MAX_LENGTHS } from '@/shared/limits';

export default function OwnAccountPage() {
  const { t } = useTranslation(['accounts', 'account', 'admin']);
  const { emailId: email, name = '' } = useSelector(selectCurrentUser).data ?? {};
  const sessions = useListSessionsQuery(undefined, refetchOnMount);
  return (
    <>
      <PageHeader title={t('admin:layout.account')} />
      <Stack spacing={2.5} sx={{ maxWidth: 820 }}>
        {email && <Typography>{t('own.loggedInAs', { email })}</Typography>}
        {email && <OwnName key={name} name={name} />}
        <TitledPaper title={t('account:login.password')} text={t('own.passwordText')}>
          <ChangePasswordForm />
        </TitledPaper>
        <TitledPaper title={t('own.sessionsTitle')} text={t('own.sessionsText')}>
          <QueryResult query={sessions} failed={t('own.failed')} rows={2}>
            {(list) => <SessionList sessions={list} isFetching={sessions.isFetching} />}
          </QueryResult>
        </TitledPaper>
      </Stack>
    </>
  );
}

/** Read by buyers. */
function OwnName({ name }: { name: string }) {
  const { t } = useTranslation('accounts');
  const [update] = useUpdateOwnAccountMutation();
  const form = useConsoleForm({
    defaultValues: { name },
    onSave: (ownAccountForm) => update({ ownAccountForm }),
    nextValues: (saved) => saved,
    done: () => t('own.nameSaved'),
    failed: t('own.nameFailed'),
  });
  return (
    <TitledPaper title={t('own.nameTitle')} text={t('own.nameText')}>
      <ConsoleForm form={form} sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
        <FormText
          name="name"
          label={t('own.name')}
          problem={form.failure}
          maxLength={MAX_LENGTHS.name}
          htmlInput={{ dir: 'auto', autoComplete: 'name' }}
        />
        <BusyButton
          type="submit"
          variant="contained"
          busy={form.formState.isSubmitting}
          sx={{ justifySelf: 'start', minHeight: 40 }}
        >
          {t('own.nameSave')}
        </BusyButton>
      </ConsoleForm>
    </TitledPaper>
  );
}

function SessionList(props: { sessions: readonly OwnSession[]; isFetching: boolean }) {
  const { sessions, isFetching } = props;
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const { report } = useNotices();
  const [endSession, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const list = useRef<HTMLUListElement>(null);
  const button = {
    variant: 'outlined',
    color: 'error',
    disabled: ending.isLoading || endingOthers.isLoading || isFetching,
  } as const;

  const end = async (call: Promise<{ error?: unknown }>, done: string) => {
    const error = await report(call, done, t('own.endFailed'));
    // The button that was pressed is removed with its session.
    if (!isUnauthorized(error)) list.current?.focus();
  };
  const nameOf = ({ browser, system }: OwnSession) =>
    browser && system
      ? t('own.client', { browser, system })
      : browser || system || t('own.unknownClient');

  return (
    <>
      <List ref={list} aria-label={t('own.sessionsTitle')} tabIndex={-1} disablePadding>
        {sessions.map((session) => {
          const { _id: id, lastUsedAt, createdAt, address, current } = session;
          const name = nameOf(session);
          const time = formatDateTime(lastUsedAt, language);
          return (
            <ListItem
              key={id}
              disableGutters
              sx={{ flexWrap: 'wrap', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <ListItemText
                primary={name}
                secondary={
                  <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
                    <span>{t('own.used', { time })}</span>{' '}
                    <span>{t('own.created', { time: formatDateTime(createdAt, language) })}</span>{' '}
                    {address && <span>{t('own.address', { address })}</span>}
                  </Stack>
                }
                slotProps={{ primary: { sx: { fontWeight: 600 } } }}
                sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}
              />
              {current ? (
                <Chip label={t('own.current')} color="success" variant="outlined" size="small" />
              ) : (
                <Button
                  {...button}
                  size="small"
                  aria-label={t('own.endOne', { name, time })}
                  onClick={() => void end(endSession({ id }), t('own.ended'))}
                >
                  {t('own.end')}
                </Button>
              )}
            </ListItem>
          );
        })}
      </List>
      {sessions.some(({ current }) => !current) && (
        <Button
          {...button}
          sx={{ mt: 1.5 }}
          onClick={() => void end(endOthers(), t('own.endedOthers'))}
        >
          {t('own.endOthers')}
        </Button>
      )}
    </>
  );
}
