/** How long one pool waits, in milliseconds; every wait has an end. */
export interface PoolLimits {
  /** Connections of one pool. */
  max: number;
  /** One attempt to connect, TLS and login included. */
  connectMs: number;
  /** A caller's wait for a connection; the attempt itself goes on for those that come later. */
  acquireMs: number;
  /** Nothing arriving for this long while a statement runs. */
  silenceMs: number;
  /** A statement in all, also where something arrives all the time. */
  statementMs: number;
  /** Set on the server for each transaction, since a pooler may change the session meanwhile. */
  settings: Record<string, string>;
}

export interface PostgresLimits {
  reader: PoolLimits;
  writer: PoolLimits;
  migrations: PoolLimits;
  /** The catalogue's version in all, which every cached response waits for. */
  versionMs: number;
  /** Pause between looks whether a database that was away is back. */
  probePauseMs: number;
  /** How long a close waits for what is under way. */
  closeMs: number;
}

export const POSTGRES_LIMITS: PostgresLimits = {
  reader: {
    max: 10,
    connectMs: 2500,
    acquireMs: 700,
    silenceMs: 1000,
    statementMs: 10_000,
    settings: {},
  },
  writer: {
    max: 10,
    connectMs: 2500,
    acquireMs: 2000,
    silenceMs: 7500,
    statementMs: 20_000,
    settings: {
      // Shorter than this process waits, so that the server gives up first and says why.
      statement_timeout: '7s',
      lock_timeout: '4s',
      idle_in_transaction_session_timeout: '10s',
    },
  },
  migrations: {
    max: 1,
    connectMs: 5000,
    acquireMs: 5000,
    silenceMs: 900_000,
    statementMs: 900_000,
    settings: { statement_timeout: '10min', lock_timeout: '10min' },
  },
  versionMs: 1000,
  probePauseMs: 400,
  closeMs: 3000,
};
