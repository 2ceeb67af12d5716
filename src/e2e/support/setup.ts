import { closePages, disconnect } from './pages';
import { takeUnexpected } from './problems';

jest.setTimeout(60_000);

afterEach(async () => {
  const unexpected = takeUnexpected();
  await closePages();
  expect(unexpected).toEqual([]);
});

afterAll(disconnect);
