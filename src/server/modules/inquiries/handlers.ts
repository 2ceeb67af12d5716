import type { AppContext, Handlers } from '../../context';
import type { RateLimiter } from '../../lib/rateLimiter';
import { messageHandlers } from '../messages/handlers';

/** Business inquiries of the contact form. */
export function inquiryHandlers(context: AppContext, limiter: RateLimiter) {
  const inquiries = messageHandlers(
    context,
    {
      kind: 'inquiry',
      textField: 'inquiryDetails',
      missing: 'This inquiry does not exist.',
      deleted: 'The inquiry is deleted.',
      exportName: 'inquiries.csv',
    },
    limiter,
  );
  return {
    createInquiry: inquiries.create,
    listInquiries: inquiries.list,
    getInquiry: inquiries.get,
    updateInquiry: inquiries.update,
    deleteInquiry: inquiries.remove,
    sendInquiryMail: inquiries.sendMail,
    exportInquiries: inquiries.export,
  } satisfies Partial<Handlers>;
}
