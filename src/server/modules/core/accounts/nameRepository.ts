import type { Queries } from '@/server/db/types';

/** The name of an admin that buyers read; empty where the account has none, or is removed. */
export async function displayNameOf(queries: Queries, email: string): Promise<string> {
  const accounts = queries.selectFrom('accounts').select('displayName');
  return (await accounts.where('email', '=', email).executeTakeFirst())?.displayName ?? '';
}
