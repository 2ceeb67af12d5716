import { WorkbookError } from './files';

/** Of number formats and merged cells in a file. */
const MAX_WORK_MS = 10_000;

/** Runs a piece of the work on formats and merged cells. Throws `import_file_too_elaborate`. */
export type LimitedWork = <T>(work: () => T) => T;

/**
 * Bounds the work of one file that its size does not bound. It is measured, so that large ordinary
 * files, which take their time in the XML, are read whole.
 */
export function limitWork(maxMs = MAX_WORK_MS, now = () => performance.now()): LimitedWork {
  let spent = 0;
  return (work) => {
    const begun = now();
    const result = work();
    spent += now() - begun;
    if (spent > maxMs) throw tooElaborate();
    return result;
  };
}

export const tooElaborate = () =>
  new WorkbookError(
    'import_file_too_elaborate',
    'The number formats or merged cells of the file take too long to read. Remove them, or save the table as CSV.',
  );
