import { useParams } from 'react-router-dom';
import { useGetInquiryQuery, useUpdateInquiryMutation } from '../../api';
import { MessageDetails } from '../../features/messages/MessageDetails';
import { paths } from '../../lib/paths';

export default function InquiryPage() {
  const { id = '' } = useParams();
  const found = useGetInquiryQuery({ id });
  const [update, { isLoading }] = useUpdateInquiryMutation();
  return (
    <MessageDetails
      kind="inquiries"
      back={paths.inquiries()}
      found={found}
      text={found.data?.inquiryDetails}
      saving={isLoading}
      setAnswered={(answered) => update({ id, answeredForm: { answered } }).unwrap()}
    />
  );
}
