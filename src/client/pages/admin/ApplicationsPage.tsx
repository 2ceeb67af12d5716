import { MessageList } from '../../features/messages/MessageList';

export default function ApplicationsPage() {
  return <MessageList kind="applications" />;
}
