import { call, type Client } from './client';

const KEPT = 3;

/** Logs an account of its own in and out, and sends inquiries. */
export class SessionWriter {
  /** Tokens that were answered and not logged out. */
  readonly valid = new Set<string>();
  /** Tokens whose end was acknowledged. */
  readonly ended = new Set<string>();
  readonly references = new Set<string>();
  acknowledged = 0;

  constructor(private readonly credentials: { emailId: string; password: string }) {}

  /** Writes until the backend is gone. Throws for a response that no such write may get. */
  async run({ url }: Client): Promise<void> {
    for (;;) {
      const [oldest] = this.valid;
      const step =
        oldest !== undefined && this.valid.size >= KEPT
          ? await this.logOut(url, oldest)
          : (await this.inquire(url)) && (await this.logIn(url));
      if (!step) return;
    }
  }

  private async logIn(url: string): Promise<boolean> {
    const body = this.credentials;
    const response = await call<{ token: string }>({ url, token: '' }, 'POST', '/auth/login', body);
    if (!response) return false;
    if (response.status !== 200) throw new Error(`A login answered ${response.status}.`);
    this.valid.add(response.body.token);
    this.acknowledged += 1;
    return true;
  }

  private async logOut(url: string, token: string): Promise<boolean> {
    // From here on it may be valid or not, until the response says that it is not.
    this.valid.delete(token);
    const response = await call({ url, token }, 'POST', '/auth/logout');
    if (!response) return false;
    // Its end may have been stored by a try that was never answered.
    this.ended.add(token);
    this.acknowledged += 1;
    return true;
  }

  private async inquire(url: string): Promise<boolean> {
    const body = { name: 'Kill', phone: '1234567' };
    const client = { url, token: '' };
    const response = await call<{ reference: string }>(client, 'POST', '/inquiries', body);
    if (!response) return false;
    if (response.status !== 201) throw new Error(`An inquiry answered ${response.status}.`);
    this.references.add(response.body.reference);
    this.acknowledged += 1;
    return true;
  }
}
