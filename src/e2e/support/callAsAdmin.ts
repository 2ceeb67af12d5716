import { adminToken, apiUrl } from './environment';

/** A call to the backend by the shared admin, past every screen. */
export async function callAsAdmin<T>(method: string, path: string, body?: FormData): Promise<T> {
  const headers = { authorization: `Bearer ${adminToken()}` };
  const response = await fetch(`${apiUrl()}${path}`, { method, headers, body });
  return (await response.json()) as T;
}
