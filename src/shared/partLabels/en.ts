import type { REFERENCE_FIELDS } from '../imports';
import type { PartFieldName } from '../partFields';

/** Labels of a part's fields; in the specification grid their camel-case names split into words. */
export const partFields: Record<PartFieldName, string> = {
  name: 'Name',
  partNumber: 'Part Number',
  brand: 'Brand',
  partType: 'Part Type',
  material: 'Material',
  dimensions: 'Dimensions',
  installSize: 'Install Size',
  faceplateSize: 'Faceplate Size',
  weight: 'Weight',
  application: 'Application',
  warrantyTime: 'Warranty Time',
  certificates: 'Certificates',
  moq: 'Minimum Order Quantity',
  leadTime: 'Lead Time',
  shippingTerms: 'Shipping Terms',
  paymentTerms: 'Payment Terms',
  paymentCurrency: 'Payment Currency',
  packing: 'Packing',
  hsCode: 'HS Code',
  countryOfOrigin: 'Country of Origin',
  netWeight: 'Net Weight',
  grossWeight: 'Gross Weight',
  description: 'Description',
};

/** Of columns with numbers of other makers, by their kind. */
export const numbers: Record<keyof typeof REFERENCE_FIELDS, string> = {
  oem: 'OEM numbers',
  supplier: "Supplier's numbers",
  replaced: 'Replaced numbers',
};
