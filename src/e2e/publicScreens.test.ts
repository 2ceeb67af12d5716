import { companyAddresses, paths } from '../shared/siteMap';
import { expectGoodScreen, inArea, widths } from './support/screens';

const screens = [
  ...companyAddresses,
  ...inArea('catalogue'),
  paths.search('brake'),
  paths.search('nothing is called like this'),
  ...inArea('account'),
  `${paths.invitation()}#token=a-token&email=wei%40example.com`,
];

describe(`at ${widths.join(' and ')} px, in each language`, () => {
  it.each(screens)('%s is whole and accessible', async (path) => {
    await expectGoodScreen(path, { reducedMotion: true });
  });

  it('the 404 page is whole and accessible', async () => {
    const problem = /^404 GET .*no-such-page$/;
    await expectGoodScreen('/no-such-page', { reducedMotion: true }, problem);
  });
});
