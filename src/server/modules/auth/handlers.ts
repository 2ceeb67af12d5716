import type { Handlers } from '../../context';
import { assertStorable } from '../../lib/text';
import { accountOf, tokenOf } from '../../plugins/auth';
import type { AuthService } from './service';
import { clientOf } from './userAgent';

export function authHandlers(auth: AuthService): Handlers {
  return {
    getCurrentUser: async (request) => {
      const { id, email, role, mustChangePassword, secondsLeft } = accountOf(request);
      return {
        ...{ _id: id, emailId: email, role, idleSeconds: secondsLeft },
        ...(mustChangePassword && { mustChangePassword }),
      };
    },

    logIn: async (request) => {
      const { emailId, password } = request.body as { emailId: string; password: string };
      assertStorable(emailId, 'The email');
      const client = clientOf(request.headers['user-agent']);
      return { token: await auth.logIn({ email: emailId, password, ip: request.ip, client }) };
    },

    logOut: async (request) => {
      await auth.logOut(tokenOf(request));
      return { message: 'You are logged out.' };
    },
  };
}
