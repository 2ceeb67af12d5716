import { join } from 'node:path';
import { projectRoot } from '../lib/projectRoot';

/** A folder for each release, named by its version: data as that release leaves it. */
export const RELEASES = join(projectRoot(), 'src/server/testing/releases');

/** What a release has recorded of its data, beside them. */
export interface Recorded {
  /** ISO 8601. */
  madeAt: string;
  login: { emailId: string; password: string };
  /** An edit of parts that can be undone, and one of them. */
  edit: { change: string; partId: string };
  /** What is in the trash. */
  trash: { partId: string; categoryId: string };
  /** An import after its dry run. */
  importId: string;
  /** Of an issued quotation. */
  pdf: { path: string; sha256: string };
  /** Responses by paths. */
  reads: Record<string, object>;
}
