const client = '^src/client/';
const server = '^src/server/';
const modules = `${server}modules/`;

/** What each folder of the client may not import: app → pages, layouts → features → components, api → lib. */
const clientLayers = {
  lib: ['app', 'pages', 'layouts', 'features', 'components', 'api'],
  i18n: ['app', 'pages', 'layouts', 'features', 'components', 'api'],
  api: ['app', 'pages', 'layouts', 'features', 'components'],
  components: ['app', 'pages', 'layouts'],
  features: ['app', 'pages', 'layouts'],
  layouts: ['app', 'pages'],
  pages: ['app', 'layouts'],
};

/** What each part of the server may import of it: main → app → modules → search, plugins → db, lib. */
const serverLayers = {
  lib: ['lib'],
  db: ['db', 'lib'],
  texts: ['texts'],
  plugins: ['plugins', 'db', 'lib', 'generated', 'context', 'log', 'securityLog'],
  search: ['search', 'db', 'lib'],
  modules: [
    'modules',
    'search',
    'plugins',
    'db',
    'lib',
    'texts',
    'config',
    'generated',
    'context',
    'log',
    'securityLog',
  ],
  commands: [
    'commands',
    'modules',
    'db',
    'lib',
    'config',
    'generated',
    'log',
    'securityLog',
    'startMessages',
  ],
  workers: ['workers', 'modules', 'lib'],
  site: ['site', 'plugins', 'lib', 'texts', 'config', 'log'],
};

/** The groups of modules, the lowest first: each may import those before it. */
const groups = ['core', 'catalogue', 'desk', 'processes'];

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid('no-circular', {}, { circular: true }, 'Files do not import each other, nor types.'),
    {
      ...forbid('no-module-cycle', { path: `${modules}[^/]+/[^/]+$` }, { circular: true }),
      scope: 'folder',
      comment: 'A module imports no module that imports it.',
    },
    ...groups
      .slice(0, -1)
      .map((group, index) =>
        forbid(
          `modules-${group}`,
          { path: `${modules}${group}/` },
          { path: `${modules}(${groups.slice(index + 1).join('|')})/` },
          'A module imports nothing of a group above it.',
        ),
      ),
    ...Object.entries(serverLayers).map(([part, admitted]) =>
      forbid(
        `server-${part}`,
        { path: `${server}${part}/` },
        { path: server, pathNot: `${server}(${admitted.join('|')})(/|\\.)` },
        `src/server/${part} imports ${admitted.join(', ')} only.`,
      ),
    ),
    forbid(
      'server-app',
      { path: `${server}app\\.ts$` },
      { path: `${server}(main\\.ts|backend\\.ts|site/|commands/)` },
    ),
    forbid('server', { path: server }, { path: `${client}|^scripts/|^src/(contract|e2e)/` }),
    forbid('client', { path: client }, { path: server }),
    forbid('shared', { path: '^src/shared/' }, { path: `${client}|${server}` }),
    ...Object.entries(clientLayers).map(([folder, above]) =>
      forbid(
        `client-${folder}`,
        { path: `${client}${folder}/` },
        { path: `${client}(${above.join('|')})/` },
      ),
    ),
    forbid(
      'client-public-calls',
      { path: `${client}api/public/` },
      { path: `${client}api/console/` },
      'The calls of the console are bundled with its pages.',
    ),
    forbid(
      'client-components',
      { path: `${client}components/` },
      { path: `${client}features/`, pathNot: `${client}features/ui/` },
      'A component imports no feature, except the ui slice.',
    ),
    forbid(
      'client-site',
      { path: `${client}(components/site|layouts/public|pages/public)/` },
      { path: `${client}components/console/` },
      'What both use lies in components itself.',
    ),
    forbid(
      'client-console',
      { path: `${client}(components/console|layouts/admin|pages/admin)/` },
      { path: `${client}components/site/` },
      'What both use lies in components itself.',
    ),
    forbid(
      'client-features',
      { path: `${client}features/([^/]+)/` },
      {
        path: `${client}features/`,
        pathNot: `${client}features/($1|auth|ui)/|${client}features/quotationList/quotationSlice`,
      },
      'A feature imports no other feature, save auth, ui and the slice of the quotation list.',
    ),
    forbid(
      'client-api',
      { path: client, pathNot: `${client}api/` },
      { path: `${client}api/`, pathNot: `${client}api/index\\.ts$` },
      'Import from src/client/api: it is the only door.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests use what they like.
    exclude: { path: '\\.test\\.tsx?$|/testing/|^src/e2e/|^src/contract/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
