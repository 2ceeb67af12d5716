import { companyPaths, paths } from '../shared/siteMap';
import { expectGoodScreen, inArea, widths } from './support/screens';

const serverRendered = [
  // The types of a kind share one page.
  ...companyPaths.filter((path) => !/^\/(elevators|escalator)\/(?!villa|indoor)/.test(path)),
  ...inArea('catalogue'),
  paths.search('brake'),
];

/** In part rendered in the browser. */
const browserRendered = [
  paths.search('nothing is called like this'),
  ...inArea('account'),
  `${paths.invitation()}#token=a-token&email=wei%40example.com`,
];

describe(`at ${widths.join(', ')} px, in each language`, () => {
  it.each(serverRendered)('%s is whole and accessible, and nothing moves', async (path) => {
    await expectGoodScreen(path, {}, { rendered: true });
  });

  it.each(browserRendered)('%s is whole and accessible', async (path) => {
    await expectGoodScreen(path, {});
  });

  it('the 404 page is whole and accessible', async () => {
    const problem = /^404 GET .*no-such-page$/;
    await expectGoodScreen('/no-such-page', {}, { problem });
  });
});
