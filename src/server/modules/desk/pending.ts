import type { Handlers } from '@/server/context';
import { HttpError } from '@/server/lib/httpError';

const pending = async (): Promise<never> => {
  throw new HttpError(501, 'not_implemented' as never, 'Not implemented yet.');
};

export const pendingHandlers = {
  requestBuyerLinks: pending,
  respondToCompany: pending,
} satisfies Partial<Handlers>;
