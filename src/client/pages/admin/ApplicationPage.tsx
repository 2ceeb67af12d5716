import { useParams } from 'react-router-dom';
import { useGetApplicationQuery, useUpdateApplicationMutation } from '../../api';
import { MessageDetails } from '../../features/messages/MessageDetails';
import { paths } from '../../lib/paths';

export default function ApplicationPage() {
  const { id = '' } = useParams();
  const found = useGetApplicationQuery({ id });
  const [update, { isLoading }] = useUpdateApplicationMutation();
  return (
    <MessageDetails
      kind="applications"
      back={paths.applications()}
      found={found}
      text={found.data?.aboutyou}
      saving={isLoading}
      setAnswered={(answered) => update({ id, answeredForm: { answered } }).unwrap()}
    />
  );
}
