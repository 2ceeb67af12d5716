import type { InquiryLine } from '@/shared/inquiries';
import { requestAsAdmin } from './catalogue';
import { apiUrl } from './environment';

interface SentInquiry {
  name: string;
  email?: string;
  lines: InquiryLine[];
}

/** Sends an inquiry as the site does it. */
export async function sendInquiry(
  inquiry: SentInquiry,
): Promise<{ reference: string; token: string }> {
  const response = await fetch(`${apiUrl()}/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phone: '+254 20 555 0142', language: 'en', ...inquiry }),
  });
  if (!response.ok) throw new Error(`The inquiry was rejected: ${await response.text()}`);
  return (await response.json()) as { reference: string; token: string };
}

/** Id of an inquiry of the demo with an issued quotation. */
export async function quotedInquiry(): Promise<string> {
  const { data } = await requestAsAdmin<{ data: { _id: string }[] }>(
    'GET',
    '/inquiries?state=quoted&sort=createdAt',
  );
  return data[0]!._id;
}
