import type { AppContext, Handlers } from '@/server/context';
import { assertStorable } from '@/server/lib/text';
import { accountOf, presentedToken, sourceOf, tokenOf } from './guard';
import { deviceTokenOf, giveDeviceToken } from './devices';
import type { AuthService } from './service';
import { clientOf } from './userAgent';

export function authHandlers(
  auth: AuthService,
  { config, security }: Pick<AppContext, 'config' | 'security'>,
) {
  // Behind a proxy that ends TLS the backend itself may see plain HTTP.
  const isSecureSite = config.siteOrigins.every((origin) => origin.startsWith('https:'));
  return {
    getCurrentUser: async (request) => {
      const { id, email, role, mustChangePassword, secondsLeft } = accountOf(request);
      return {
        ...{ _id: id, emailId: email, role, idleSeconds: secondsLeft },
        ...(mustChangePassword && { mustChangePassword }),
      };
    },

    logIn: async (request, reply) => {
      const { emailId: email, password } = request.body;
      assertStorable(email, 'email');
      const isSecure = isSecureSite || request.protocol === 'https';
      const { token, deviceToken } = await auth.logIn({
        ...{ email, password, ip: request.ip },
        deviceToken: deviceTokenOf(request, isSecure),
        client: clientOf(request.headers['user-agent']),
        source: sourceOf(request),
      });
      // Whoever logs in anew leaves no session behind.
      const former = presentedToken(request);
      if (former !== undefined) await auth.endSession(former);
      giveDeviceToken(reply, deviceToken, isSecure);
      return { token };
    },

    logOut: async (request) => {
      await auth.logOut(tokenOf(request));
      security('loggedOut', { accountId: accountOf(request).id }, sourceOf(request));
      return { message: 'You are logged out.' };
    },
  } satisfies Partial<Handlers>;
}
