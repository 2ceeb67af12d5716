import { MessageList } from '@/client/features/messages/MessageList';

export default function InquiriesPage() {
  return <MessageList kind="inquiries" />;
}
