import { useGetCurrentUserQuery, useListAccountsQuery } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';

/** Who can take care of an inquiry, oneself first; the id `assigned` in any case. */
export function useAdmins(assigned?: string, assignedEmail = '') {
  const { t } = useTranslation('inquiryDesk');
  const { data: own } = useGetCurrentUserQuery();
  const { data: accounts = [] } = useListAccountsQuery();
  const admins = accounts.filter(({ role, _id }) => role === 'admin' || _id === assigned);
  const choices = admins.map(({ _id: id, emailId }) => ({
    id,
    label: id === own?._id ? t('oneself', { email: emailId }) : emailId,
  }));
  if (assigned !== undefined && !choices.some(({ id }) => id === assigned)) {
    choices.push({ id: assigned, label: assignedEmail || t('formerAdmin') });
  }
  return choices.sort((a, b) => Number(b.id === own?._id) - Number(a.id === own?._id));
}
