import { closePages, disconnect } from './pages';
import { takeUnexpected } from './problems';

// A busy machine fails no test.
jest.setTimeout(120_000);

afterEach(async () => {
  const unexpected = takeUnexpected();
  await closePages();
  expect(unexpected).toEqual([]);
});

afterAll(disconnect);
