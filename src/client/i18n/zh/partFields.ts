export { partFields } from '@/shared/partLabels/zh';

export const referenceKinds: Record<'oem' | 'supplier' | 'replaced', string> = {
  oem: '原厂编号',
  supplier: '供应商编号',
  replaced: '被替代的旧编号',
};
