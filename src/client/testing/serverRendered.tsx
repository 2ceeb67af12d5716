import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { RenderedForm } from '@/shared/rendering';
import { Providers } from '../app/providers';
import type { ClientConfig } from '../lib/config';
import { testI18n } from './content';
import { config } from './server';
import { testStore } from './testStore';

interface ServerRendering {
  /** Path without the language prefix. */
  route?: string;
  basename?: string;
  form?: RenderedForm;
  config?: Partial<ClientConfig>;
}

/** An element as a browser has it before any script; `remove` it at the end of the test. */
export function renderOnServer(element: ReactElement, options: ServerRendering = {}) {
  const { route = '/', basename = '', form } = options;
  const page = () => (
    <Providers
      store={testStore()}
      rendered={testStore().getState()}
      i18n={testI18n(basename ? 'zh' : 'en')}
      config={{ ...config, ...options.config }}
      form={form}
    >
      <MemoryRouter basename={basename} initialEntries={[basename + route]}>
        {element}
      </MemoryRouter>
    </Providers>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page());
  return {
    hydrate: () => act(async () => hydrateRoot(root, page())),
    remove: () => root.remove(),
  };
}
