import { useDispatch } from 'react-redux';
import { type Synonym, useUpdateSynonymMutation } from '@/client/api/console';
import { useTranslation } from '@/client/i18n/useTranslation';
import { noticeShown } from '../ui/uiSlice';
import { SynonymDialog } from './SynonymDialog';

/** Changes a pair and says so. */
export function EditSynonym({ synonym, onClose }: { synonym: Synonym; onClose: () => void }) {
  const { t } = useTranslation(['searchWords', 'admin']);
  const dispatch = useDispatch();
  const [updateSynonym] = useUpdateSynonymMutation();
  const { _id: id, term, meaning } = synonym;
  return (
    <SynonymDialog
      title={t('form.editTitle')}
      submitText={t('admin:form.save')}
      start={{ term, meaning }}
      first="term"
      onSave={(synonymForm) => updateSynonym({ id, synonymForm })}
      onSaved={() => {
        dispatch(noticeShown({ text: t('form.saved') }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
