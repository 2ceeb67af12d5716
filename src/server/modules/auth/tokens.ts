import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, fit for headers and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps. The token is random enough that a plain hash can't be turned round. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
