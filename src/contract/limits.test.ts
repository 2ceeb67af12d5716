import { incoterms } from '../shared/inquiries';
import {
  MAX_BULK,
  MAX_CHARGES,
  MAX_CV_MIB,
  MAX_DOCUMENT_MIB,
  MAX_DOCUMENTS,
  MAX_IMAGE_MIB,
  MAX_IMAGES,
  MAX_LENGTHS,
  MAX_LINES,
  MAX_PHOTOS,
  MAX_PRICES,
  MAX_QUANTITY,
  MAX_SUPPLIERS,
} from '../shared/limits';
import { documentKinds } from '../shared/partDocuments';
import { PART_FIELDS } from '../shared/partFields';
import { currencies, textTemplateFields } from '../shared/quotations';
import { propertiesOf, readContract } from '../server/plugins/contract';

const contract = readContract();
const propertiesIn = (schema: string) =>
  propertiesOf(contract, { $ref: `#/components/schemas/${schema}` });
const lengthsIn = (schema: string) =>
  Object.entries(propertiesIn(schema)).flatMap(([name, { maxLength }]) =>
    maxLength === undefined ? [] : [[name, maxLength] as const],
  );

const partTexts = PART_FIELDS.flatMap(({ name, maxLength, untranslated }) =>
  (untranslated ? [name] : [name, `${name}Zh`]).map((text) => [text, maxLength] as const),
);

test.each(['SparePartForm', 'SparePartUpdateForm'])('%s has the texts of the list', (form) => {
  expect(new Map(lengthsIn(form))).toEqual(new Map(partTexts));
  const { images, documents, documentList } = propertiesIn(form);
  expect(images?.maxItems).toBe(MAX_IMAGES);
  expect([documents?.maxItems, documentList?.maxItems]).toEqual([MAX_DOCUMENTS, MAX_DOCUMENTS]);
  expect(documents?.items?.maxLength).toBe(MAX_DOCUMENT_MIB * 1024 ** 2);
});

test('a part that is read has the texts of the list', () => {
  const { SparePart } = contract.components.schemas;
  const texts = Object.entries(SparePart?.properties ?? {})
    .filter(([name, { type, format }]) => type === 'string' && !format && name !== 'image')
    .map(([name]) => name);
  expect(new Set(texts)).toEqual(new Set(partTexts.map(([text]) => text)));
});

test('a change of many parts has the texts of the list; a document has the kinds and the length of title that forms offer', () => {
  expect(new Map(lengthsIn('PartChanges'))).toEqual(new Map(partTexts));
  expect(new Set(contract.components.schemas.PartTextField?.enum)).toEqual(
    new Set(partTexts.map(([text]) => text)),
  );
  expect(propertiesIn('PartsSelection').ids?.maxItems).toBe(MAX_BULK);
  expect(contract.components.schemas.DocumentKind?.enum).toEqual(documentKinds);
  expect(propertiesIn('ListedDocument').title?.maxLength).toBe(MAX_LENGTHS.name);
});

test('an inquiry has as many lines, and of as much, as the list may have; an update names as many images as a part may have', () => {
  const { lines, photographs } = propertiesIn('InquiryForm');
  expect([lines?.maxItems, photographs?.maxItems]).toEqual([MAX_LINES, MAX_PHOTOS]);
  expect(contract.components.schemas['SentQuantity']).toMatchObject({ maximum: MAX_QUANTITY });
  expect(propertiesIn('SparePartUpdateForm').imageOrder?.maxItems).toBe(MAX_IMAGES);
});

const { name, partNumber, line, email, phone, paragraphs, word, unit } = MAX_LENGTHS;
const sender = { name, email, phone, address: line, website: line };
test.each([
  ['CategoryForm', { name, description: paragraphs, nameZh: name, descriptionZh: paragraphs }],
  ['InquiryForm', { ...sender, inquiryDetails: paragraphs, company: name }],
  ['ApplicationForm', { ...sender, aboutyou: paragraphs, cv: MAX_CV_MIB * 1024 ** 2 }],
  ['Person', { email, phone }],
  ['SynonymForm', { term: word, meaning: word }],
  ['AttributeForm', { labelEn: word, labelZh: word, unit }],
  ['PartSupplierForm', { supplier: MAX_LENGTHS.maker, number: partNumber }],
  ['QuotationLine', { partId: 64, text: line, partNumber, unit, leadTime: word, note: line }],
  [
    'QuotationContent',
    { place: word, introduction: paragraphs, payment: paragraphs, remarks: paragraphs },
  ],
  ['TextTemplateForm', { name: word, textEn: paragraphs, textZh: paragraphs }],
])('%s has the lengths that the forms check', (form, lengths) => {
  expect(Object.fromEntries(lengthsIn(form))).toEqual(lengths);
});

test('a shared list has as many lines as any list; a quotation has the currencies, terms and texts of the lists', () => {
  expect(propertiesIn('QuotationListForm').lines?.maxItems).toBe(MAX_LINES);
  const { incoterm, lines, charges } = propertiesIn('QuotationContent');
  expect(contract.components.schemas.Currency?.enum).toEqual(currencies);
  expect(incoterm?.enum).toEqual(incoterms);
  expect(lines?.maxItems).toBe(MAX_LINES);
  expect(charges?.maxItems).toBe(MAX_CHARGES);
  expect(propertiesIn('TextTemplateForm').field?.enum).toEqual(textTemplateFields);
});

test.each(['SparePartForm', 'CategoryForm'])('%s says how large an image may be', (form) => {
  const { image, images } = propertiesIn(form);
  expect(JSON.stringify(image ?? images)).toContain(`at most ${MAX_IMAGE_MIB} MiB`);
});

test('a part has as many prices and suppliers as its form may have', () => {
  const { prices, suppliers } = propertiesIn('PartPricesForm');
  expect([prices?.maxItems, suppliers?.maxItems]).toEqual([MAX_PRICES, MAX_SUPPLIERS]);
  expect(propertiesIn('ListPriceForm').minQuantity).toMatchObject({ maximum: MAX_QUANTITY });
});
