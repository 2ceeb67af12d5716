import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { HttpError } from '@/server/lib/httpError';
import type { SecurityLog, Source } from '@/server/securityLog';
import type { AuthService, CurrentAccount } from './service';

const accounts = new WeakMap<FastifyRequest, CurrentAccount>();

const logInFirst = () => new HttpError(401, 'unauthenticated', 'Please log in.');

/** The request's bearer token, valid or not. */
export function presentedToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1];
}

/** The account that a guarded request comes from. */
export function accountOf(request: FastifyRequest): CurrentAccount {
  const account = accounts.get(request);
  if (!account) throw logInFirst();
  return account;
}

/** The account that sends the request, where it is known, and from where; for the security log. */
export function sourceOf(request: FastifyRequest): Source {
  const account = accounts.get(request);
  return { from: request.ip, requestId: request.id, ...(account && { by: account.id }) };
}

/** Operations for every account; all other guarded ones are for admins. */
const FOR_ANYONE = new Set([
  'getCurrentUser',
  'logOut',
  'updateOwnAccount',
  'changePassword',
  'listSessions',
  'endSession',
  'endOtherSessions',
]);

/** Operations for an account whose password was made by the backend and shown once. */
const WITH_FIRST_PASSWORD = new Set(['getCurrentUser', 'logOut', 'changePassword']);

/** Operations that the console repeats without its user: they keep no unused session open. */
const POLLED = new Set(['getMessageStatus']);

/** Guards the route of an operation before its body is read. */
export function makeGuard(
  auth: Pick<AuthService, 'findAccount'>,
  operation: string,
): onRequestAsyncHookHandler {
  return async (request) => {
    const token = presentedToken(request);
    const account = token && (await auth.findAccount(token, { isUse: !POLLED.has(operation) }));
    if (!account) throw logInFirst();
    accounts.set(request, account);
    if (account.mustChangePassword === 1 && !WITH_FIRST_PASSWORD.has(operation)) {
      throw new HttpError(403, 'password_change_required', 'Please change your password first.');
    }
    if (account.role !== 'admin' && !FOR_ANYONE.has(operation)) {
      throw new HttpError(403, 'admin_required', 'Only admins are allowed to do this.');
    }
  };
}

/**
 * Finds out whether a request to an operation for everybody comes from a valid session; it is no use
 * of it that keeps it open.
 */
export function makeSessionCheck(auth: Pick<AuthService, 'findAccount'>) {
  return async (request: FastifyRequest): Promise<boolean> => {
    const token = presentedToken(request);
    if (token === undefined || isFromSession(request)) return isFromSession(request);
    const account = await auth.findAccount(token, { isUse: false });
    if (account) accounts.set(request, account);
    return isFromSession(request);
  };
}

/** Whether a guard or a check of the session has found the account of the request. */
export const isFromSession = (request: FastifyRequest): boolean => accounts.has(request);

/** Logs which requests are rejected, and who sends them; the service logs rejected logins itself. */
export function registerRejectionLog(app: FastifyInstance, security: SecurityLog): void {
  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    const operation = request.routeOptions.config.operation?.id;
    const isRejected = status === 401 || status === 403 || status === 429;
    if (isRejected && operation !== undefined && operation !== 'logIn') {
      security('rejected', { status, operation }, sourceOf(request));
    }
    done();
  });
}
