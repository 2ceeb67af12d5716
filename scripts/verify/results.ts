import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

/** What `resultsReporter.mjs` writes. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/**
 * Counts the tests of a report. A file that could not run counts as one failed test, and so does a
 * report that is missing. A skipped test proves nothing, so it counts as failed where all tests can
 * run: with a PostgreSQL server, which a developer's machine may lack.
 */
export function readJestCounts(
  file: string,
  complete = process.env.TEST_POSTGRES_URL !== undefined,
): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const skipped = complete ? report.numPendingTests + report.numTodoTests : 0;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped;
  // No test at all is no success.
  return { passed: report.numPassedTests, failed: report.numPassedTests + failed > 0 ? failed : 1 };
}
