import type { RequestKind } from './kinds';

/** What the process of the visitors is told. */
export interface CrowdOrder {
  url: string;
  headers: Record<string, string>;
  kinds: RequestKind[];
  connections: number;
  /** 0: each address once. */
  seconds: number;
}

export interface CrowdResult {
  seconds: number;
  answers: number;
  /** Of them those that said only that nothing has changed. */
  unchanged: number;
  /** Answers that are neither 200 nor 304, and connections that broke, each with its number. */
  errors: Record<string, number>;
  /** Requests whose answer was not whole after 3 s, those included that never got one. */
  late: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
}
