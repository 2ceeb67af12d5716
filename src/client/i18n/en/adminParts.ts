import { partFields, referenceKinds } from './partFields';

/** The console's screens for spare parts. */
export default {
  /** Labels of the form, in the order of its fields. */
  fields: { ...partFields, categoryId: 'Category', packing: 'Packing Details' },
  list: {
    searchHint: 'Number, name, brand, type, category or description',
    image: 'Image',
    view: 'View',
    viewPart: 'View {{name}}',
    empty: 'There are no spare parts yet.',
    failed: 'Failed to fetch spare parts',
  },
  deleting: {
    text: 'This will delete the spare part and all its images!',
    done: 'Spare part and all its images have been deleted.',
  },
  single: {
    title: 'Spare part',
    back: 'Back to all spare parts',
    edit: 'Edit',
    warranty: 'Warranty',
    moq: 'MOQ',
    image: '{{name}}, image {{number}}',
    noImages: 'No images.',
    failed: 'Failed to fetch spare part',
  },
  form: {
    noCategory: '-- No category --',
    sameCategory: 'Same category as before: {{category}}',
    images: 'Images',
    imagesHint: 'Up to {{limit}} images; the first one stands for the part in lists.',
    addImages: 'Add images',
    imageNumber: 'Image {{number}} of {{total}}',
    imageRejected: 'Not accepted',
    moveLeft: 'Move image {{number}} to the left',
    moveRight: 'Move image {{number}} to the right',
    remove: 'Remove image {{number}}',
    numberHint: 'Your own number of the part. No other part can have the same one.',
    numberTaken: 'Another spare part has this number already:',
    openHolder: '{{name}} (opens in a new tab)',
    notNumber: 'Please enter a number, with a point before decimals.',
    missingNumber: 'Please enter the number, or remove this row.',
    propertyElsewhere: 'Not a property of this category.',
    propertyChoice: 'Choose a value that other parts have, or type another one.',
  },
  references: {
    title: 'Other numbers',
    hint: 'Up to {{limit}} numbers that the part is also known by. Visitors find it by them.',
    kind: 'Kind',
    maker: 'Maker',
    number: 'Number',
    row: 'Other number {{number}} of {{total}}',
    add: 'Add a number',
    remove: 'Remove other number {{number}}',
    kinds: referenceKinds,
  },
  properties: { title: 'Properties' },
  add: {
    submitting: 'Adding...',
    done: 'Spare part created successfully!',
    failed: 'Failed to create spare part',
  },
  edit: {
    title: 'Edit Spare Part',
    done: 'Spare part updated successfully!',
    failed: 'Failed to update spare part',
    saveAsNew: 'Save as a new spare part',
    picturesLost:
      'Not saved: the images of the deleted spare part could not be loaded. Remove them from the form, or try again.',
  },
};
