import { MessageDetails } from '../../features/messages/MessageDetails';

export default function InquiryPage() {
  return <MessageDetails kind="inquiries" />;
}
