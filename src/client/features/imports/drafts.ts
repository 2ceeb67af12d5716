import type { Import, ImportRow } from '@/client/api';

/** What the names of all drafts of an import begin with. */
export const importDrafts = (id: string) => `import ${id} `;

/** What the names of the drafts of its corrected rows begin with. */
export const rowDrafts = (id: string) => `${importDrafts(id)}row `;

/** Names the draft of a row's correction; another sheet has other rows. */
export const rowDraft = ({ _id, sheet }: Import, { row }: ImportRow) =>
  `${rowDrafts(_id)}${sheet} ${row}`;

/** Names the draft of what words stand for. */
export const wordsDraft = ({ _id, sheet }: Import) => `${importDrafts(_id)}words ${sheet}`;

/** Names the draft of what is chosen for the columns below these headings. */
export const columnsDraft = ({ _id, sheet, headerRow }: Import) =>
  `${importDrafts(_id)}column values ${sheet} ${headerRow}`;
