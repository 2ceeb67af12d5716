import { storedJson } from './storage';

/** An inquiry that was sent or opened on this device. */
export interface OwnInquiry {
  reference: string;
  /** Of its page. */
  token: string;
  createdAt: string;
}

const MAX_INQUIRIES = 20;

const isInquiry = (value: unknown): value is OwnInquiry => {
  const { reference, token, createdAt } = Object(value) as Partial<Record<string, unknown>>;
  return [reference, token, createdAt].every((text) => typeof text === 'string' && text !== '');
};

/** Newest first. */
export const ownInquiries = storedJson('ownInquiries', 1, (found): { list: OwnInquiry[] } => {
  const { list } = Object(found) as { list?: unknown };
  return { list: Array.isArray(list) ? list.filter(isInquiry).slice(0, MAX_INQUIRIES) : [] };
});

export function rememberInquiry(inquiry: OwnInquiry): void {
  const others = ownInquiries.read().list.filter(({ token }) => token !== inquiry.token);
  const list = [inquiry, ...others].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  ownInquiries.write({ list: list.slice(0, MAX_INQUIRIES) });
}

export function forgetInquiry(removed: string): void {
  ownInquiries.write({ list: ownInquiries.read().list.filter(({ token }) => token !== removed) });
}
