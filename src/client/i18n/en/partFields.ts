export { partFields } from '@/shared/partLabels/en';

/** Whose number another number of a part is. */
export const referenceKinds: Record<'oem' | 'supplier' | 'replaced', string> = {
  oem: 'OEM number',
  supplier: "Supplier's number",
  replaced: 'Replaces',
};
