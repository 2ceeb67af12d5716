import { MessageDetails } from '@/client/features/messages/MessageDetails';

export default function ApplicationPage() {
  return <MessageDetails kind="applications" />;
}
