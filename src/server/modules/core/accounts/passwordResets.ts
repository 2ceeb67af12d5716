import type { Config } from '@/server/config';
import type { AppContext } from '@/server/context';
import { badRequest, tryLater } from '@/server/lib/httpError';
import type { Source } from '@/server/securityLog';
import { accountTexts, joinParagraphs, mailTexts, signature } from '@/server/texts/mails';
import { company } from '@/shared/company';
import { localizedPath, type Language } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import { accountRepository, storePassword } from '../auth/accountRepository';
import { hashOfToken, hashPassword, newToken, validatePassword } from '../auth/passwords';
import type { Compose } from '../outbox/outbox';
import { assertMailServer } from '../outbox/smtp';
import { LINK_MINUTES, resetRepository, type ResetRow } from './resetRepository';

/** Requests that wait for the mail server at the same time, at most. */
const MAX_WAITING = 1000;

const linkOver = () =>
  badRequest(
    'password_link_expired',
    'This link is not valid any more: it was used, was replaced by another or has run out. Please request another.',
  );

type Needs = Pick<AppContext, 'db' | 'clock' | 'passwordCost' | 'security' | 'onMailDue'> & {
  config: Pick<Config, 'mail'>;
};

/** Forgotten passwords: requests of links, and passwords that are chosen with them. */
export function passwordResetService({
  db,
  config,
  clock,
  passwordCost,
  security,
  onMailDue,
}: Needs) {
  /**
   * Does the same for every e-mail address, so that the response and its time tell nothing of accounts:
   * the outbox looks for the account.
   */
  const request = async (email: string, language: Language, source: Source): Promise<void> => {
    assertMailServer(config);
    const resets = resetRepository(db.writer);
    if ((await resets.countWaiting(clock())) >= MAX_WAITING) {
      const text = 'Too many links wait to be sent. Please try again in a few minutes.';
      throw tryLater(503, 'password_links_overloaded', text, 60);
    }
    await resets.enqueue({ kind: 'link', email, language }, clock());
    security('passwordLinkRequested', { email }, source);
    onMailDue();
  };

  /** Sets the password of the account that the link was sent to. Throws `password_link_expired`. */
  const reset = async (token: string, password: string, source: Source): Promise<void> => {
    const tokenHash = hashOfToken(token);
    const link = await resetRepository(db.reader).find(tokenHash, clock());
    if (!link?.accountId) throw linkOver();
    const { accountId, email, language } = link;
    const problem = await validatePassword(password, email);
    if (problem) throw problem;
    const passwordHash = await hashPassword(password, passwordCost);
    const isSet = await db.writer.transaction().execute(async (trx) => {
      const resets = resetRepository(trx);
      if (!(await resets.take(tokenHash, clock()))) return false;
      if (!(await storePassword(trx, accountId, passwordHash, {}))) return false;
      await resets.enqueue({ kind: 'notice', email, language }, clock());
      return true;
    });
    if (!isSet) throw linkOver();
    security('passwordReset', { accountId, email }, { ...source, by: accountId });
    onMailDue();
  };

  return { request, reset };
}

/** Writes the mails of `resetQueue`. The token of a link is made here, and stored as a hash alone. */
export function resetComposer({ db, clock }: Pick<AppContext, 'db' | 'clock'>, siteOrigin: string) {
  const makeLink = async ({ id, email, language }: ResetRow): Promise<string | undefined> => {
    const account = await accountRepository(db.reader).findByEmail(email);
    if (!account) return undefined;
    const token = newToken();
    const link = { accountId: account.id, tokenHash: hashOfToken(token) };
    if (!(await resetRepository(db.writer).storeLink(id, link, clock()))) return undefined;
    // A fragment reaches no server, log or other site.
    const fragment = String(new URLSearchParams({ token, email }));
    return `${siteOrigin}${localizedPath(language, paths.resetPassword())}#${fragment}`;
  };

  const compose: Compose<ResetRow> = async (mail) => {
    const { kind, email, language, id, tries } = mail;
    const link = kind === 'link' ? await makeLink(mail) : '';
    if (link === undefined) return undefined;
    const { subject, ...text } = accountTexts[language][kind];
    return {
      // Every attempt has another link.
      id: `password.${id}.${tries}`,
      to: email,
      fromName: company.name[language],
      subject,
      text: joinParagraphs([
        mailTexts[language].greetingWithoutName,
        [text.text(email), link].filter(Boolean).join('\n'),
        'validity' in text && text.validity(LINK_MINUTES),
        text.notYou,
        signature(language),
      ]),
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  };
  return compose;
}
