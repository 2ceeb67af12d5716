import { companyPaths, paths } from '@/shared/siteMap';
import type { BackendLink } from './backendLink';

/** Entries of one response of the backend. */
const PIECE = 5000;

/** Milliseconds that the backend may take for one response. */
const TIMEOUT = 4000;

/** A page that search engines are told of, without its language. */
export interface SiteAddress {
  path: string;
  updatedAt?: string;
}

/** Pages of one kind. */
export interface Section {
  total: number;
  /** `count` of them from number `start` on, as they come from the backend. */
  read: (start: number, count: number) => AsyncGenerator<SiteAddress[]>;
}

type Kind = 'category' | 'part';

interface CategoryNode {
  _id: string;
  children?: CategoryNode[];
}

interface Listed {
  data: { _id: string; updatedAt: string }[];
  total: number;
}

/** All public pages. A backend that offers only the core names its categories, but no parts. */
export async function listSections(backend: BackendLink): Promise<Section[]> {
  const company = listed([...companyPaths, paths.sparePartsOverview()]);
  const ask = async <T>(path: string): Promise<T | undefined> => {
    const call = { path, headers: {}, timeoutMs: TIMEOUT };
    const { status, text } = await backend.callFor(undefined)(call);
    if (status === 404) return undefined;
    if (status >= 300) throw new Error(`The backend says ${status} to ${path}.`);
    return JSON.parse(text) as T;
  };
  const callFor = (kind: Kind, limit: number, after?: string) => {
    const query = new URLSearchParams({ kind, limit: String(limit), ...(after && { after }) });
    return ask<Listed>(`/catalogue/addresses?${query}`);
  };

  const readerOf = (kind: Kind, addressOf: (id: string) => string): Section['read'] =>
    async function* (start, count) {
      let after: string | undefined;
      for (let position = 0; position < start + count;) {
        const limit = Math.min(PIECE, start + count - position);
        const { data = [] } = (await callFor(kind, limit, after)) ?? {};
        const wanted = data.slice(Math.max(0, start - position));
        if (wanted.length > 0) {
          yield wanted.map(({ _id, updatedAt }) => ({ path: addressOf(_id), updatedAt }));
        }
        if (data.length < limit) return;
        position += data.length;
        after = data.at(-1)?._id;
      }
    };

  const [categories, parts] = await Promise.all([callFor('category', 1), callFor('part', 1)]);
  if (categories && parts) {
    return [
      company,
      { total: categories.total, read: readerOf('category', paths.sparePartsGrid) },
      { total: parts.total, read: readerOf('part', paths.sparePartDetails) },
    ];
  }
  const tree = await ask<CategoryNode[] | { data?: CategoryNode[] }>('/categories/');
  const nodes = Array.isArray(tree) ? tree : (tree?.data ?? []);
  return [company, listed(idsIn(nodes).map((id) => paths.sparePartsGrid(id)))];
}

const listed = (all: readonly string[]): Section => ({
  total: all.length,
  async *read(start, count) {
    yield all.slice(start, start + count).map((path) => ({ path }));
  },
});

const idsIn = (nodes: readonly CategoryNode[]): string[] =>
  nodes.flatMap(({ _id, children = [] }) => [_id, ...idsIn(children)]);
