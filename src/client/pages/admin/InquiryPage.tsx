import { useParams } from 'react-router-dom';
import {
  useDeleteInquiryMutation,
  useGetInquiryQuery,
  useSendInquiryMailMutation,
  useUpdateInquiryMutation,
} from '../../api';
import { MessageDetails } from '../../features/messages/MessageDetails';
import { paths } from '../../../shared/siteMap';

export default function InquiryPage() {
  const { id = '' } = useParams();
  const found = useGetInquiryQuery({ id });
  const [update, updating] = useUpdateInquiryMutation();
  const [sendMail, sending] = useSendInquiryMailMutation();
  const [remove] = useDeleteInquiryMutation();
  return (
    <MessageDetails
      kind="inquiries"
      back={paths.inquiries()}
      found={found}
      text={found.data?.inquiryDetails}
      saving={updating.isLoading || sending.isLoading}
      setAnswered={(answered) => update({ id, answeredForm: { answered } }).unwrap()}
      sendMail={() => sendMail({ id }).unwrap()}
      remove={() => remove({ id })}
    />
  );
}
