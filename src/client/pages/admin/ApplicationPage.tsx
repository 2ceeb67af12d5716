import { useParams } from 'react-router-dom';
import {
  useDeleteApplicationMutation,
  useGetApplicationQuery,
  useSendApplicationMailMutation,
  useUpdateApplicationMutation,
} from '../../api';
import { MessageDetails } from '../../features/messages/MessageDetails';
import { paths } from '../../../shared/siteMap';

export default function ApplicationPage() {
  const { id = '' } = useParams();
  const found = useGetApplicationQuery({ id });
  const [update, updating] = useUpdateApplicationMutation();
  const [sendMail, sending] = useSendApplicationMailMutation();
  const [remove] = useDeleteApplicationMutation();
  return (
    <MessageDetails
      kind="applications"
      back={paths.applications()}
      found={found}
      text={found.data?.aboutyou}
      saving={updating.isLoading || sending.isLoading}
      setAnswered={(answered) => update({ id, answeredForm: { answered } }).unwrap()}
      sendMail={() => sendMail({ id }).unwrap()}
      remove={() => remove({ id })}
    />
  );
}
