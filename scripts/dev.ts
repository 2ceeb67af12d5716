import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { shownPhotos, updateModules } from './build/photos/modules';
import { buildVariants } from './build/photos/variants';
import { readConfig } from '../src/server/config';
import { OperatorError } from '../src/server/lib/operatorError';
import { makeWritePage } from '../src/server/site/pages';
import { makePageConfig } from '../src/server/site/publicUrls';
import type { PageConfig } from '../src/shared/rendering';
import configure from '../webpack.config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes into the page what the site server writes there in production. */
class PageConfigPlugin {
  constructor(private readonly config: PageConfig) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PageConfigPlugin.name, (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tap(
        PageConfigPlugin.name,
        (data) => ({
          ...data,
          html: makeWritePage(data.html, { scripts: {}, fonts: [] })({
            lang: 'en',
            data: { config: this.config },
          }),
        }),
      );
    });
  }
}

function printLines(stream: Readable, prefix: string): void {
  createInterface({ input: stream }).on('line', (line) => console.log(`${prefix} ${line}`));
}

function startBackend() {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const args = [tsx, 'watch', '--clear-screen=false', join(root, 'src/server/main.ts'), 'api'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  printLines(child.stdout, '[api]');
  printLines(child.stderr, '[api]');
  return child;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { host, sitePort } = config;
  const configOf = makePageConfig(config);
  const { photos, films } = await updateModules(true);
  const variants = await buildVariants({ photos: shownPhotos(photos), films });
  const assets = join(root, '.cache/dev');
  variants.copyTo(assets);
  const webpackConfig = configure({}, { mode: 'development' });
  webpackConfig.plugins?.push(new PageConfigPlugin(configOf({ hostname: host, protocol: 'http' })));
  const site = new WebpackDevServer(
    {
      host,
      port: sitePort,
      hot: true,
      historyApiFallback: { disableDotRule: true },
      // The handlers below end both servers.
      setupExitSignals: false,
      static: { directory: assets, watch: false },
      devMiddleware: { stats: 'minimal' },
    },
    webpack(webpackConfig),
  );
  await site.start();
  console.log(
    '[site] Pages are rendered in the browser alone here; "npm start" renders them on the server.',
  );
  const backend = startBackend();

  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    backend.kill('SIGTERM');
    await site.stop();
    process.exit(code);
  };
  const endNow = (code: number) => {
    end(code).catch(fail);
  };
  process.on('SIGINT', () => endNow(0));
  process.on('SIGTERM', () => endNow(0));
  backend.on('exit', (code) => endNow(code ?? 1));
}

function fail(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}

main().catch(fail);
