import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../src/server/testing/folder';
import { readJestCounts } from './results';

function count(report: object, complete = true) {
  const file = join(makeFolder(), 'report.json');
  const nothing = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
  };
  writeFileSync(file, JSON.stringify({ ...nothing, ...report }));
  return readJestCounts(file, complete);
}

it('counts passed and failed tests', () => {
  expect(count({ numPassedTests: 7, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
});

it('counts a file that could not run', () => {
  const report = { numPassedTests: 7, numRuntimeErrorTestSuites: 1 };
  expect(count(report)).toEqual({ passed: 7, failed: 1 });
});

it('counts skipped tests as failed where all can run', () => {
  const report = { numPassedTests: 7, numPendingTests: 1, numTodoTests: 1 };
  expect(count(report)).toEqual({ passed: 7, failed: 2 });
  expect(count(report, false)).toEqual({ passed: 7, failed: 0 });
});

it('takes neither no test nor no report for success', () => {
  expect(count({})).toEqual({ passed: 0, failed: 1 });
  const missing = join(makeFolder(), 'missing.json');
  expect(readJestCounts(missing, true)).toEqual({ passed: 0, failed: 1 });
});
