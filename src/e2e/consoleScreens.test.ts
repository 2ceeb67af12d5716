import { expectGoodScreen, inArea, widths } from './support/screens';

/** All but those of one message: the demo has none. */
const screens = inArea('console').filter((path) => !/(inquiries|applications)\/PART/.test(path));

it.each(screens)(
  `%s is whole and accessible at ${widths.join(', ')} px, in each language`,
  async (path) => {
    await expectGoodScreen(path, { asAdmin: true });
  },
);
