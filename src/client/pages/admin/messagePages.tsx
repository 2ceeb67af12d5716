import { MessageDetails } from '@/client/features/messages/MessageDetails';
import { MessageList } from '@/client/features/messages/MessageList';

export const InquiriesPage = () => <MessageList kind="inquiries" />;
export const InquiryPage = () => <MessageDetails kind="inquiries" />;
export const ApplicationsPage = () => <MessageList kind="applications" />;
export const ApplicationPage = () => <MessageDetails kind="applications" />;
