import type { InquiryLine } from './inquiries';
import type { PastedLine } from './pastedList';

/** What the site's server and `src/client/entry.server.tsx` exchange. */

/** URLs without a trailing slash. */
export interface PageConfig {
  apiUrl: string;
  mediaUrl: string;
  /** Origin of canonical URLs, whatever host the page was requested from. */
  canonicalOrigin: string;
  /** After these, messages are erased; by default `MESSAGE_RETENTION_MONTHS`. */
  messageRetentionMonths?: number;
}

/** The backend's status and its response. */
interface Failure {
  status: number | 'FETCH_ERROR';
  data?: unknown;
}
/**
 * The list has no room, a quantity is none, there is nothing to send; the pasted text has no line, more
 * lines than a list, more characters than the site reads.
 */
export type ListProblem = 'full' | 'quantity' | 'empty' | 'noLine' | 'tooMany' | 'tooLong';

/** The message form of a page that is rendered for one visitor. */
export interface RenderedForm {
  idempotencyKey: string;
  /** Values of a submission without script that failed, otherwise empty. */
  values: Record<string, string>;
  /** Why it failed. */
  failure?: Failure;
  /** Why lost links could not be asked for. */
  linksFailure?: Failure;
  /** The quotation list of a browser without script. */
  lines?: readonly InquiryLine[];
  /** Lines of a list that was pasted without script, to be added. */
  pasted?: readonly PastedLine[];
  /** Why the list was not changed or sent. */
  listProblem?: ListProblem;
}

/** A request that the site's server sends to the backend. */
export interface BackendCall {
  /** With the query string. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** JSON; makes it a POST. */
  body?: string;
  /** Default: 4 seconds. */
  timeoutMs?: number;
}

/** Rejects when the backend is unavailable or the request times out. */
export type CallBackend = (call: BackendCall) => Promise<{ status: number; text: string }>;

export interface RenderRequest {
  /** Path, with the language prefix, and query. */
  url: string;
  config: PageConfig;
  callBackend: CallBackend;
  /** Logs a failed request that the page is rendered without. */
  logError: (message: string, cause: unknown) => void;
  form?: RenderedForm;
}

/** A page as finished HTML. */
export interface RenderedPage {
  status: number;
  /** Of `<html>`. */
  lang: string;
  /** Markup for the document's head: title, description, styles. */
  head: string;
  /** Markup for the root element. */
  body: string;
  /** What the browser hydrates from, as JSON. */
  data: object;
  /** Name of the chunk group that holds the page's code. */
  chunk?: string;
  /** Every request succeeded, and the backend doesn't count visits of the page. */
  cacheable: boolean;
}

/** Returns undefined for a page that the browser renders. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | undefined>;
