import type { Options } from '@node-rs/argon2';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config';
import type { Db } from './db/kysely';
import type { Requests } from './generated/requests';
import type { Log } from './log';
import type { MakeRateLimiter, RateLimit } from './modules/core/limits/rateLimiter';
import type { Search } from './search/search';
import type { MediaStore } from './modules/core/media/store';
import type { Variants } from './modules/core/media/variants';
import type { SecurityLog } from './securityLog';

export interface Limits {
  /** Failed logins of an IP address at an account. */
  loginPerPair: RateLimit;
  loginPerIp: RateLimit;
  /** Of an IPv6 network of 48 bits, as a site has it. */
  loginPerNetwork: RateLimit;
  /** Links for a forgotten password to an e-mail address. */
  passwordLinksPerEmail: RateLimit;
  messagesPerIp: RateLimit;
  /** Forms with files that visitors begin to send; each process counts for itself. */
  uploadsPerIp: RateLimit;
  /** Beyond these a message is held for review. */
  messagesPerIpDay: RateLimit;
  messagesPerNetworkDay: RateLimit;
  /** Reads of buyers' pages and of their PDF; each process counts for itself. */
  buyerPagesPerIp: RateLimit;
  /** Requests for lost links; each process counts for itself. */
  buyerLinksPerIp: RateLimit;
  /** What buyers do on their pages. */
  buyerResponsesPerIp: RateLimit;
  buyerResponsesPerInquiry: RateLimit;
  sharedListsPerIp: RateLimit;
  sharedListsPerNetwork: RateLimit;
  /** What is stored of all visitors' lists. */
  sharedLists: { lists: number; bytes: number };
  /** Numbers that are looked up; each process counts for itself. */
  lookupNumbersPerIp: RateLimit;
  /** Lines of pasted lists that are matched; each process counts for itself. */
  matchedLinesPerIp: RateLimit;
}

/** What the modules share; made by `buildApp`. */
export interface AppContext {
  config: Pick<Config, 'siteOrigins' | 'trustProxy' | 'mail' | 'messagesPerDay' | 'dataDir'>;
  db: Db;
  media: MediaStore;
  variants: Variants;
  search: Search;
  log: Log;
  /** Logins, rejected requests, changes of accounts, erasures. */
  security: SecurityLog;
  /** Milliseconds since 1970. */
  clock: () => number;
  limits: Limits;
  makeLimiter: MakeRateLimiter;
  /** Cost of argon2id; tests set a low one. */
  passwordCost?: Options | undefined;
  /** A session that is not used for so long ends. */
  sessionIdleMs: number;
  /** Called when a mail has become due. */
  onMailDue: () => void;
}

type OperationId = keyof Requests;

/** Handles one operation of the contract, or any of several. */
export type Handler<Id extends OperationId> = (
  request: FastifyRequest<Requests[Id]>,
  reply: FastifyReply,
) => Promise<unknown>;

/** By operationId of the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
