import type { Language } from '@/shared/language';

/** Headings of the file of faulty rows, and what precedes a reason that is about a column. */
const en = { row: 'Row', reason: 'Reason', column: (heading: string) => `${heading}: ` };

const zh: typeof en = { row: '行', reason: '原因', column: (heading) => `${heading}：` };

export const faultyRowTexts: Record<Language, typeof en> = { en, zh };
