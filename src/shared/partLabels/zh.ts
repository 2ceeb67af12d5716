import type { REFERENCE_FIELDS } from '../imports';
import type { PartFieldName } from '../partFields';
import type { PriceFieldName } from '../prices';

export const partFields: Record<PartFieldName, string> = {
  name: '名称',
  partNumber: '配件编号',
  brand: '品牌',
  partType: '配件类型',
  material: '材质',
  dimensions: '尺寸',
  installSize: '安装尺寸',
  faceplateSize: '面板尺寸',
  weight: '重量',
  application: '适用范围',
  warrantyTime: '质保期',
  certificates: '认证',
  moq: '最小起订量',
  leadTime: '交货期',
  shippingTerms: '运输条款',
  paymentTerms: '付款条款',
  paymentCurrency: '付款币种',
  packing: '包装',
  hsCode: '海关编码',
  countryOfOrigin: '原产国',
  netWeight: '净重',
  grossWeight: '毛重',
  description: '描述',
};

/** Of columns with numbers of other makers, by their kind. */
export const numbers: Record<keyof typeof REFERENCE_FIELDS, string> = {
  oem: '原厂编号',
  supplier: '供应商编号',
  replaced: '替代编号',
};

export const priceFields: Record<PriceFieldName, string> = {
  minQuantity: '最小数量',
  price: '价格',
  currency: '币种',
  validFrom: '有效期自',
  validUntil: '有效期至',
  supplier: '供应商',
  supplierNumber: '供应商产品编号',
  cost: '成本',
};
