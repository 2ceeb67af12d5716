const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long, and how many, connections are borne with. */
export interface ConnectionLimits {
  /** For the head of a request; on a new connection counted from its opening. */
  headMs: number;
  /** For the body of a request to arrive at first, and then a second more for each so many bytes. */
  bodyMs: number;
  bodyBytesPerSecond: number;
  /** For a body that stops arriving after it came well, and a client that stops reading. */
  idleMs: number;
  /** For a request and its response from first to last byte. */
  requestMs: number;
  /** Between two requests. */
  keepAliveMs: number;
  /** Connections of one server; beyond, the one goes that has kept us waiting longest. */
  maxConnections: number;
  /** Pause between two looks at what exceeds the above. */
  checkMs: number;
  /** From a stop on: for requests to arrive, and for their responses to be ready and read. */
  stopArrivalMs: number;
  stopResponseMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headMs: 15 * SECOND_MS,
  // A form of 200 MiB may come over a bad line; a byte a second is none that a person sends.
  bodyMs: 30 * SECOND_MS,
  bodyBytesPerSecond: 1024,
  idleMs: MINUTE_MS,
  requestMs: 120 * MINUTE_MS,
  // Longer than a reverse proxy keeps its connections, so that it is the one to end them.
  keepAliveMs: 75 * SECOND_MS,
  maxConnections: 10_000,
  checkMs: SECOND_MS,
  stopArrivalMs: 4 * SECOND_MS,
  stopResponseMs: 7 * SECOND_MS,
};

/** Longest head of a request, in bytes. */
export const MAX_HEAD_BYTES = 16_384;
