import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { type Inquiry, ifMatch, useGetInquiryQuery, useUpdateInquiryMutation } from '@/client/api';
import { SaveQuestionDialog } from '@/client/components/console/ConflictDialog';
import { SelectField } from '@/client/components/console/SelectField';
import { useNotices } from '@/client/components/console/useFailure';
import { useVersionedSave } from '@/client/components/console/useVersionedSave';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type MergeRules, valueRule } from '@/client/lib/threeWayMerge';
import { type InquiryState, inquiryStates } from '@/shared/inquiries';
import { LostDialog } from './LostDialog';
import { useAdmins } from './useAdmins';

interface Values {
  state: InquiryState;
  assigneeId: string | null;
  /** Of a lost one. */
  lostReason?: string;
}

const rules: MergeRules<Values> = {
  state: valueRule,
  assigneeId: valueRule,
  lostReason: valueRule,
};

const valuesOf = ({ state = 'new', assignee, lostReason }: Inquiry): Values => ({
  state,
  assigneeId: assignee?._id ?? null,
  lostReason,
});

/** State and assignee, saved as they are chosen. */
export function InquiryAssignment({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['inquiryDesk', 'messages']);
  const { showDone, showFailure } = useNotices();
  const { _id: id, assignee } = inquiry;
  const admins = useAdmins(assignee?._id, assignee?.emailId);
  const [update] = useUpdateInquiryMutation();
  const { refetch } = useGetInquiryQuery({ id });
  /** What is being saved is shown as chosen. */
  const [chosen, setChosen] = useState<Values>();
  const [isAskingWhyLost, setAskingWhyLost] = useState(false);
  const write = (inquiryChanges: Values, from: Inquiry) =>
    update({ id, ...ifMatch(from), inquiryChanges });
  const { question, save } = useVersionedSave<Values, Inquiry>({
    stored: inquiry,
    valuesOf,
    rules,
    write,
    create: (values) => write(values, inquiry),
    readAgain: async () => (await refetch()).data,
  });
  const shown = chosen ?? valuesOf(inquiry);

  const change = async (changes: Partial<Values>) => {
    const values = { ...shown, ...changes };
    setChosen(values);
    const result = await save(values, setChosen, inquiry);
    if (result.data) showDone(t('saved'), result.data.change);
    // Until then `inquiry` is as it was before.
    await refetch();
    setChosen(undefined);
    return result;
  };
  const choose = async (changes: Partial<Values>) => {
    const { error } = await change(changes);
    if (error) showFailure(error, t('messages:markFailed'));
  };

  // A later release may have stored one that this build does not know.
  const states = [...new Set([...inquiryStates, shown.state])];
  const labelOf = (adminId: string | null) =>
    adminId === null ? null : (admins.find((admin) => admin.id === adminId)?.label ?? adminId);
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: { xs: 2, md: 3 }, mb: 2 }}
    >
      <SelectField
        hasMenu
        label={t('messages:status')}
        value={shown.state}
        options={states.map((id) => ({ id, label: t(`states.${id}`) }))}
        onChoose={(state) =>
          state === 'lost'
            ? setAskingWhyLost(true)
            : void choose({ state: state as InquiryState, lostReason: undefined })
        }
        sx={field}
      />
      <SelectField
        hasMenu
        label={t('assignee')}
        value={shown.assigneeId ?? ''}
        options={[{ id: '', label: t('nobody') }, ...admins]}
        onChoose={(adminId) => void choose({ assigneeId: adminId || null })}
        sx={field}
      />
      {isAskingWhyLost && (
        <LostDialog
          onSave={({ lostReason }) => change({ state: 'lost', lostReason })}
          onClose={() => setAskingWhyLost(false)}
        />
      )}
      <SaveQuestionDialog
        question={question}
        labels={{
          state: t('messages:status'),
          assigneeId: t('assignee'),
          lostReason: t('lost.reason'),
        }}
        show={(field, value) =>
          field === 'state'
            ? t(`states.${value as InquiryState}`)
            : field === 'assigneeId'
              ? labelOf(value as Values['assigneeId'])
              : value
        }
      />
    </Paper>
  );
}

const field = { minWidth: 200, flex: { xs: '1 1 200px', sm: '0 1 280px' } };
