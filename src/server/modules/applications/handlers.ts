import type { AppContext, Handlers } from '../../context';
import type { RateLimiter } from '../../lib/rateLimiter';
import { messageHandlers } from '../messages/handlers';

/** Job applications of the careers form. */
export function applicationHandlers(context: AppContext, limiter: RateLimiter) {
  const applications = messageHandlers(
    context,
    {
      kind: 'application',
      textField: 'aboutyou',
      missing: 'This application does not exist.',
      deleted: 'The application is deleted.',
      exportName: 'applications.csv',
    },
    limiter,
  );
  return {
    createApplication: applications.create,
    listApplications: applications.list,
    getApplication: applications.get,
    updateApplication: applications.update,
    deleteApplication: applications.remove,
    sendApplicationMail: applications.sendMail,
    exportApplications: applications.export,
  } satisfies Partial<Handlers>;
}
