import type { FastifyRequest } from 'fastify';
import { MESSAGES, PATTERNS } from './chineseMessages';

/** Whether the page that asks is in Chinese: it says so itself, whatever the browser's language. */
export const isInChinese = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^zh\b/i.test(headers['accept-language'] ?? '');

/** The message in Chinese; as it is where nobody has translated it. */
export function inChinese(message: string): string {
  if (Object.hasOwn(MESSAGES, message)) return MESSAGES[message] ?? message;
  const [pattern, chinese] = PATTERNS.find(([each]) => each.test(message)) ?? [];
  return pattern && chinese ? message.replace(pattern, chinese) : message;
}
