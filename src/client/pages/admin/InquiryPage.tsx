import { MessageDetails } from '@/client/features/messages/MessageDetails';

export default function InquiryPage() {
  return <MessageDetails kind="inquiries" />;
}
