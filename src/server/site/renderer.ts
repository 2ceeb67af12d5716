import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RenderPage } from '@/shared/rendering';
import { projectRoot } from '../lib/projectRoot';

/** The built renderer of the public pages; it is the client's code, so nothing here imports it. */
export function loadRenderer(): RenderPage {
  const require = createRequire(join(projectRoot(), 'dist/server/main.js'));
  return (require('./render.cjs') as { renderPage: RenderPage }).renderPage;
}
