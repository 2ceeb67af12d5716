import { checkScreen, pathsInArea, widths } from './support/screens';

/** Without the page of an application: the demo data has none. */
const screens = pathsInArea('console').filter((path) => !/applications\/PART/.test(path));

it.each(screens)(
  `%s has no overflow and no accessibility violations at ${widths.join(', ')} px in each language`,
  async (path) => {
    await checkScreen(path, { asAdmin: true });
  },
);
