import type { Limits } from '@/server/context';

const MINUTE_MS = 60_000;

/** In production; tests set others. */
export const LIMITS: Limits = {
  loginPerPair: { max: 10, windowMs: 10 * MINUTE_MS },
  loginPerIp: { max: 30, windowMs: 10 * MINUTE_MS },
  loginPerNetwork: { max: 60, windowMs: 10 * MINUTE_MS },
  passwordLinksPerEmail: { max: 3, windowMs: 60 * MINUTE_MS },
  uploadsPerIp: { max: 30, windowMs: 10 * MINUTE_MS },
  messagesPerIp: { max: 20, windowMs: 10 * MINUTE_MS },
  messagesPerIpDay: { max: 30, windowMs: 1440 * MINUTE_MS },
  messagesPerNetworkDay: { max: 60, windowMs: 1440 * MINUTE_MS },
  buyerPagesPerIp: { max: 300, windowMs: 10 * MINUTE_MS },
  buyerLinksPerIp: { max: 10, windowMs: 60 * MINUTE_MS },
  buyerResponsesPerIp: { max: 30, windowMs: 10 * MINUTE_MS },
  buyerResponsesPerInquiry: { max: 30, windowMs: 1440 * MINUTE_MS },
  sharedListsPerIp: { max: 30, windowMs: 1440 * MINUTE_MS },
  sharedListsPerNetwork: { max: 60, windowMs: 1440 * MINUTE_MS },
  sharedLists: { lists: 50_000, bytes: 256 * 1024 ** 2 },
  lookupNumbersPerIp: { max: 200_000, windowMs: 10 * MINUTE_MS },
  matchedLinesPerIp: { max: 20_000, windowMs: 10 * MINUTE_MS },
};
