import { writeFileSync } from 'node:fs';

/** Writes Jest's totals to the file that JEST_RESULTS names, for `readJestCounts`. */
export default class ResultsReporter {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
    const { numRuntimeErrorTestSuites } = results;
    writeFileSync(
      process.env.JEST_RESULTS,
      JSON.stringify({
        numPassedTests,
        numFailedTests,
        numPendingTests,
        numTodoTests,
        numRuntimeErrorTestSuites,
      }),
    );
  }
}
