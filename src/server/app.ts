import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { SESSION_IDLE_MINUTES } from './config';
import type { AppContext } from './context';
import type { Db } from './db/kysely';
import {
  SERVER_LIMITS,
  handleClientError,
  makeServer,
  registerClose,
  type ServerLimits,
} from './plugins/server';
import { makeRequestIds } from './lib/http';
import { attributeHandlers } from './modules/catalogue/attributes/handlers';
import { catalogueHandlers } from './modules/core/catalogueVersion/handlers';
import { revertAttributes } from './modules/catalogue/attributes/revert';
import { revertCategories } from './modules/catalogue/categories/revert';
import { revertInquiries } from './modules/desk/inquiries/revert';
import { revertSynonyms } from './modules/catalogue/search/synonymService';
import { revertTemplates } from './modules/desk/quotations/textTemplates';
import { listQuotations } from './modules/desk/quotations/service';
import { revertParts } from './modules/catalogue/spareParts/revert';
import { isDemoShown } from './modules/processes/demo/repository';
import { exportHandlers } from './modules/processes/exports/handlers';
import { importRepository } from './modules/processes/imports/repository';
import { undoHandlers } from './modules/processes/undo/handlers';
import { makeUndo, type Undo } from './modules/processes/undo/undo';
import { accountHandlers } from './modules/core/accounts/handlers';
import { resetComposer } from './modules/core/accounts/passwordResets';
import { resetQueue } from './modules/core/accounts/resetRepository';
import { makeGuard, makeSessionCheck, registerRejectionLog } from './modules/core/auth/guard';
import { authHandlers } from './modules/core/auth/handlers';
import { makeAuthService } from './modules/core/auth/service';
import { responseCache } from './modules/core/catalogueVersion/responseCache';
import { historyHandlers } from './modules/core/history/handlers';
import { categoryHandlers } from './modules/catalogue/categories/handlers';
import { rateLimiters } from './modules/core/limits/rateLimiter';
import { buyerPageHandlers } from './modules/desk/buyerPage/handlers';
import { makeQuotationFiles } from './modules/desk/quotations/quotationFiles';
import { makeComposer } from './modules/desk/mails/compose';
import { makeOutbox, type SendMail } from './modules/core/outbox/outbox';
import { mailQueue } from './modules/core/outbox/repository';
import { inquiryHandlers } from './modules/desk/inquiries/handlers';
import { smtpSender } from './modules/core/outbox/smtp';
import { countBytes } from './modules/core/media/storage';
import { mediaHandlers } from './modules/core/media/handlers';
import { makeVariants, type VariantLimits } from './modules/core/media/variants';
import { messageRepository } from './modules/desk/messages/repository';
import { messageHandlers } from './modules/desk/messages/handlers';
import { makeReceiver } from './modules/desk/messages/service';
import { quotationHandlers } from './modules/desk/quotations/handlers';
import { searchHandlers } from './modules/catalogue/search/handlers';
import { makeMissedLog } from './modules/catalogue/search/missed';
import { makeSearch } from './search/search';
import { sharedListHandlers } from './modules/desk/sharedLists/handlers';
import { bulkPartHandlers } from './modules/catalogue/spareParts/bulkHandlers';
import { priceHandlers } from './modules/catalogue/spareParts/priceHandlers';
import { sparePartHandlers } from './modules/catalogue/spareParts/handlers';
import { translationHandlers } from './modules/catalogue/translations/handlers';
import { registerDocs } from './modules/core/system/docsPage';
import { LIMITS } from './modules/core/limits/defaultLimits';
import { systemHandlers } from './modules/core/system/handlers';
import { importHandlers } from './modules/processes/imports/handlers';
import { makeImportRunner } from './modules/processes/imports/runner';
import { trashHandlers } from './modules/processes/trash/handlers';
import { bodies } from './plugins/bodies';
import { errors, sendError } from './plugins/errors';
import { headers, SECURITY_HEADERS } from './plugins/headers';
import { countFailedLogins, measureBackend } from './plugins/backendMetrics';
import type { Metrics } from './plugins/metrics';
import { acceptFirst } from './plugins/acceptFirst';
import { OVERLOAD_LIMITS, overload, type OverloadLimits } from './plugins/overload';
import { READING_RATE, readingRate, type ReadingRate } from './plugins/readingRate';
import { logUnrouted, requestLog } from './plugins/requestLog';
import { openapi } from './plugins/openapi';
import { unreadStreams } from './plugins/streams';
import { makeSecurityLog } from './securityLog';

type Replaceable = 'clock' | 'limits' | 'passwordCost' | 'sessionIdleMs';

/** What the backend is made of; all that is optional has its production value unless a test sets others. */
export interface AppOptions
  extends
    Pick<AppContext, 'config' | 'db' | 'media' | 'log'>,
    Partial<Pick<AppContext, Replaceable>> {
  serverLimits?: ServerLimits;
  overloadLimits?: OverloadLimits;
  readingRate?: ReadingRate;
  /** Unset: nothing is measured. */
  metrics?: Metrics;
  sendMail?: SendMail;
  variantLimits?: VariantLimits;
}

/** The backend with every call of the contract. It does not listen, and leaves `db` open at close. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, media, log, metrics, clock = Date.now } = options;
  const logger: FastifyBaseLogger = log;
  const serverLimits = options.serverLimits ?? SERVER_LIMITS;
  const app = Fastify({
    loggerInstance: logger,
    serverFactory: (handle) => makeServer(handle, serverLimits),
    // While the backend stops, requests on open connections are served like all others.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: makeRequestIds(config.trustProxy),
    // A child logger for each request would take a twentieth of a cached response's time.
    childLoggerFactory: (parent) => parent,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: serverLimits.maxHeaderSize },
    // Hooks don't run for a URL that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      logUnrouted(log, request, reply);
      sendError(error, request, reply.headers(SECURITY_HEADERS));
    },
    clientErrorHandler: handleClientError,
  });
  const sendMail = options.sendMail ?? (config.mail && smtpSender(config.mail));
  const queue = mailQueue(db);
  const quotationFiles = makeQuotationFiles({ db, media, log, clock });
  const siteOrigin = config.siteOrigins[0] ?? '';
  const compose = makeComposer({ db, media, quotationFiles }, siteOrigin);
  const composeReset = resetComposer({ db, clock }, siteOrigin);
  const outboxes = sendMail
    ? [
        makeOutbox({ queue, compose, send: sendMail, log, clock }),
        makeOutbox({ queue: resetQueue(db), compose: composeReset, send: sendMail, log, clock }),
      ]
    : [];
  const sendMails = () => {
    for (const outbox of outboxes) void outbox.start();
  };
  const variants = makeVariants(media, log, options.variantLimits);
  const missed = makeMissedLog(db, log, clock);
  const context: AppContext = {
    config,
    db,
    media,
    log,
    clock,
    variants,
    search: makeSearch(db, db.catalogueVersion),
    security: makeSecurityLog(log, metrics && countFailedLogins(metrics)),
    limits: options.limits ?? LIMITS,
    makeLimiter: rateLimiters(db, clock),
    passwordCost: options.passwordCost,
    sessionIdleMs: options.sessionIdleMs ?? SESSION_IDLE_MINUTES * 60_000,
    onMailDue: sendMails,
  };
  await app.register(errors);
  if (metrics) {
    const messages = messageRepository(db);
    measureBackend(metrics, app, {
      db,
      clock,
      dataDir: config.dataDir,
      countMails: queue.count,
      mailsWaitSince: queue.waitingSince,
      countHeld: async () => ({
        inquiry: await messages.count('inquiry', 'spam'),
        application: await messages.count('application', 'spam'),
      }),
      mediaBytes: () => countBytes(media.storage),
    });
  }
  registerClose(app, serverLimits);
  await app.register(requestLog, { log });
  registerRejectionLog(app, context.security);
  await app.register(headers, { origins: config.siteOrigins });
  await app.register(acceptFirst);
  await app.register(overload, options.overloadLimits ?? OVERLOAD_LIMITS);
  const auth = makeAuthService(context);
  const hasSession = makeSessionCheck(auth);
  await app.register(responseCache, { ...db, clock, hasSession });
  await app.register(readingRate, options.readingRate ?? READING_RATE);
  await app.register(bodies);
  await app.register(unreadStreams);
  await registerDocs(app);
  const receiver = makeReceiver(context);
  const imports = makeImportRunner(context);
  const undo = undoOf(db);
  await app.register(openapi, {
    handlers: {
      // core
      ...authHandlers(auth, context),
      ...accountHandlers(context, auth),
      ...mediaHandlers(context),
      ...historyHandlers(context),
      ...catalogueHandlers(context),
      ...systemHandlers(context, () => isDemoShown(db.reader)),
      // catalogue
      ...categoryHandlers(context),
      ...attributeHandlers(context),
      ...sparePartHandlers(context, missed),
      ...bulkPartHandlers(context),
      ...priceHandlers(context),
      ...searchHandlers(context, missed),
      ...translationHandlers(context),
      // desk
      ...messageHandlers(context, receiver),
      ...inquiryHandlers(context, listQuotations(db.reader, clock)),
      ...quotationHandlers(context, quotationFiles),
      ...buyerPageHandlers(context, quotationFiles),
      ...sharedListHandlers(context),
      // processes
      ...undoHandlers(undo),
      ...trashHandlers(context),
      ...importHandlers(context, imports),
      ...exportHandlers(context),
    },
    admitForm: receiver.admit,
    guard: (operation) => makeGuard(auth, operation),
    makeTempDir: media.makeTempDir,
  });
  app.addHook('onReady', async () => sendMails());
  app.addHook('onClose', async () => Promise.all(outboxes.map((outbox) => outbox.stop())));
  app.addHook('onClose', imports.close);
  app.addHook('onClose', async () => variants.stop());
  app.addHook('onClose', async () => missed.flush());
  return app;
}

/** The undo of all kinds of change; accounts are changed on their own page only. */
export const undoOf = (db: Db): Undo =>
  makeUndo({
    db,
    reverts: {
      part: revertParts,
      category: revertCategories,
      attribute: revertAttributes,
      inquiry: revertInquiries,
      template: revertTemplates,
      synonym: revertSynonyms,
    },
    followUndo: (trx, changeId, result) => importRepository(trx).followUndo(changeId, result),
  });
