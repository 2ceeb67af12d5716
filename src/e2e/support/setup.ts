import { closePages, disconnect } from './pages';
import { takeUnexpectedProblems } from './problems';

jest.setTimeout(120_000);

afterEach(async () => {
  const unexpected = takeUnexpectedProblems();
  await closePages();
  expect(unexpected).toEqual([]);
});

afterAll(disconnect);
