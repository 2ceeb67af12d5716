import { companyPaths, paths } from '../shared/siteMap';
import { checkScreen, pathsInArea, widths } from './support/screens';

const serverRendered = [
  // One type per kind: they share a page.
  ...companyPaths.filter((path) => !/^\/(elevators|escalator)\/(?!villa|indoor)/.test(path)),
  ...pathsInArea('catalogue'),
  ...pathsInArea('private'),
  paths.search('brake'),
];

const browserRendered = [
  paths.search('nothing is called like this'),
  ...pathsInArea('account'),
  `${paths.invitation()}#token=a-token&email=wei%40example.com`,
  `${paths.resetPassword()}#token=a-token&email=wei%40example.com`,
];

describe(`at ${widths.join(', ')} px in each language`, () => {
  it.each(serverRendered)(
    '%s has no overflow, no accessibility violations and no layout shift',
    async (path) => {
      await checkScreen(path, {}, { serverRendered: true });
    },
  );

  it.each(browserRendered)('%s has no overflow and no accessibility violations', async (path) => {
    await checkScreen(path, {});
  });

  it('the 404 page has no overflow and no accessibility violations', async () => {
    const problem = /^404 GET .*no-such-page$/;
    await checkScreen('/no-such-page', {}, { problem });
  });
});
