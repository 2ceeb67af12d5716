import type { DocumentKind } from '@/shared/partDocuments';

export { partFields, priceFields } from '@/shared/partLabels/en';

/** Whose number another number of a part is. */
export const referenceKinds: Record<'oem' | 'supplier' | 'replaced', string> = {
  oem: 'OEM number',
  supplier: "Supplier's number",
  replaced: 'Replaces',
};

/** What a document of a part is. */
export const documentKinds: Record<DocumentKind, string> = {
  datasheet: 'Data sheet',
  drawing: 'Drawing',
  certificate: 'Certificate',
  other: 'Other document',
};
