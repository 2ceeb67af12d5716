import { MessageList } from '../../features/messages/MessageList';

export default function InquiriesPage() {
  return <MessageList kind="inquiries" />;
}
