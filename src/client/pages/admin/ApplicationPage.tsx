import { MessageDetails } from '../../features/messages/MessageDetails';

export default function ApplicationPage() {
  return <MessageDetails kind="applications" />;
}
