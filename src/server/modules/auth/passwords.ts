import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/** Cost of argon2id, the library's default algorithm. */
export interface PasswordCost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** What OWASP recommends for argon2id: 19 MiB, two passes. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const MIN_PASSWORD_LENGTH = 10;

export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return hash(password, cost);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** 120 random bits, readable and typable. */
export function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}
