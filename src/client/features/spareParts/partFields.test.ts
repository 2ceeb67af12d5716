import { aPart } from '@/client/testing/fixtures';
import { distinctImages, mainImage, specificationFields, specificationRows } from './partFields';

it('has the sixteen fields of the specification grid in their order', () => {
  const part = aPart(Object.fromEntries(specificationFields.map((field) => [field, field])));
  expect(specificationRows(part).map(({ value }) => value)).toEqual([
    'name',
    'partType',
    'material',
    'dimensions',
    'installSize',
    'faceplateSize',
    'weight',
    'application',
    'warrantyTime',
    'certificates',
    'shippingTerms',
    'paymentTerms',
    'paymentCurrency',
    'packing',
    'brand',
    'description',
  ]);
});

it('skips fields that are empty, blank or not of the grid', () => {
  const part = aPart({ name: 'Cam', brand: '', weight: '  ', moq: '10 pieces' });
  expect(specificationRows(part)).toEqual([{ id: 'name', value: 'Cam' }]);
});

describe('the images of a part', () => {
  it('begin with the image field, each only once; begin with the first of images where there is no image field; may be none', () => {
    expect(distinctImages({ image: 'b', images: ['a', 'b', 'c', 'a'] })).toEqual(['b', 'a', 'c']);
    expect(mainImage({ image: 'b', images: ['a'] })).toBe('b');
    expect(mainImage({ images: ['a', 'b'] })).toBe('a');
    expect(mainImage({ image: '', images: ['a'] })).toBe('a');
    expect(distinctImages({})).toEqual([]);
    expect(mainImage({ images: [] })).toBeUndefined();
  });
});
