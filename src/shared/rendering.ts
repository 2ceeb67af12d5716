/** What the site's server asks of `src/client/entry.server.tsx`, and what it gets. */

/** Where a browser finds things. No trailing slashes. */
export interface PageConfig {
  apiUrl: string;
  mediaUrl: string;
  /** Origin of the site in canonical addresses, whatever host the page was asked from. */
  canonicalOrigin: string;
}

/** The message form of a page that is rendered for one visitor. */
export interface RenderedForm {
  idempotencyKey: string;
  /** Values of a submission without script that failed, otherwise empty. */
  values: Record<string, string>;
  /** Why it failed: the backend's status and its response. */
  failure?: { status: number | 'FETCH_ERROR'; data?: unknown };
}

/** A call that the site's server makes to the backend. */
export interface BackendCall {
  /** With its query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** JSON of a POST. */
  body?: string;
  /** Milliseconds after which it is given up. */
  timeoutMs: number;
}

/** Rejects when the backend cannot be reached or takes too long. */
export type AskBackend = (call: BackendCall) => Promise<{ status: number; text: string }>;

export interface RenderRequest {
  /** Path, with the language prefix, and query. */
  url: string;
  config: PageConfig;
  ask: AskBackend;
  /** Milliseconds that a call to the backend may take. */
  timeoutMs: number;
  /** The state of the catalogue that the page is made at; undefined while nobody says. */
  version?: string;
  /** For what fails beside the page itself, which is sent all the same. */
  logError: (message: string, cause: unknown) => void;
  form?: RenderedForm;
}

/** A text in pieces, some of them in the bytes of UTF-8 already. */
export type Written = (string | Uint8Array)[];

/** A page as finished HTML. */
export interface RenderedPage {
  status: 200 | 404 | 503;
  /** Of `<html>`. */
  lang: string;
  /** Markup for the document's head: title, description, styles. */
  head: Written;
  /** Markup for the root element. */
  body: Written;
  /** What the browser needs to go on from there, as JSON inside markup. */
  data: Written;
  /** Name of the chunk group that holds the page's code. */
  chunk?: string;
  /** Everything that the page and its menus are made of was there, and no visit of it is counted. */
  mayBeKept: boolean;
  /** Its own content comes from the backend, not only its menus. */
  holdsCatalogue: boolean;
  /** Names of the categories and parts that the page and its menus are made of; they change it. */
  tags: string[];
}

/** Undefined: the page lives in the browser only. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | undefined>;
