import type { DocumentKind } from '@/shared/partDocuments';

export { partFields, priceFields } from '@/shared/partLabels/zh';

export const referenceKinds: Record<'oem' | 'supplier' | 'replaced', string> = {
  oem: '原厂编号',
  supplier: '供应商编号',
  replaced: '被替代的旧编号',
};

export const documentKinds: Record<DocumentKind, string> = {
  datasheet: '规格书',
  drawing: '图纸',
  certificate: '证书',
  other: '其他文档',
};
