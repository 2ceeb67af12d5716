import type { REFERENCE_FIELDS } from '../imports';
import type { PartFieldName } from '../partFields';
import type { PriceFieldName } from '../prices';

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

/** Labels of list prices and suppliers, by the names of their columns in a price list. */
export const priceFields: Record<PriceFieldName, string> = {
  minQuantity: 'Minimum Quantity',
  price: 'Price',
  currency: 'Currency',
  validFrom: 'Valid From',
  validUntil: 'Valid Until',
  supplier: 'Supplier',
  supplierNumber: "Supplier's Number",
  cost: 'Cost',
};
