import type { HydrationState } from 'react-router-dom';
import type { PageConfig, RenderedForm } from '@/shared/rendering';
import type { Content } from '../i18n';
import type { RootState } from './store';

/** The JSON in a page's HTML. */
export interface PageData {
  config?: PageConfig;
  /** Only in a server-rendered page. */
  rendered?: {
    state: RootState;
    router: HydrationState;
    texts: Partial<Content>;
    form?: RenderedForm;
  };
}

export const readPageData = () =>
  JSON.parse(document.getElementById('page-data')?.textContent || '{}') as PageData;
