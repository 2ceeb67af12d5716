import { MessageList } from '@/client/features/messages/MessageList';

export default function ApplicationsPage() {
  return <MessageList kind="applications" />;
}
