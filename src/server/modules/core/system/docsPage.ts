import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '@/server/lib/projectRoot';

const ASSETS = ['/swagger-ui.css', '/swagger-ui-bundle.js'];

const SCRIPT = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
});`;

/** The page's own script and Swagger UI, which needs images as data. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Shows the contract, which anybody can read as it is at `/openapi.json`. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hoistway API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
</head>
<body>
<div id="docs"><p>For programs, and without script: <a href="/openapi.json">openapi.json</a></p></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script>${SCRIPT}</script>
</body>
</html>
`;

/**
 * Serves Swagger UI as Fastify's plugin packs it, without the telemetry of `swagger-ui-dist`. The
 * plugin's own page has no viewport for phones.
 */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const require = createRequire(join(projectRoot(), 'package.json'));
  await app.register(fastifyStatic, {
    root: join(dirname(require.resolve('@fastify/swagger-ui')), 'static'),
    prefix: '/docs/assets/',
    decorateReply: false,
    index: false,
    maxAge: '1 day',
    allowedPath: (path) => ASSETS.includes(path),
  });
}
