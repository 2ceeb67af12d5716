import { partFields, referenceKinds } from './partFields';

/** The public catalogue: the parts of a category, one part, and the tree of categories. */
export default {
  breadcrumb: 'Breadcrumb',
  sidebar: { heading: 'Parts Categories ⚙️', empty: 'No categories available.' },
  card: {
    /** Followed by the category's name. */
    category: 'Category: ',
    view: 'View Details →',
  },
  pager: {
    label: 'Pages',
    previous: 'Previous',
    position: 'Page {{page}} of {{pages}}',
    next: 'Next',
  },
  grid: {
    title: '{{category}} – Spare Parts',
    metaDescription:
      '{{category}} for elevators and escalators: pictures, specifications and quotations from the maker.',
    metaDescriptionAll:
      'Spare parts for elevators and escalators with pictures and specifications.',
    parts: 'Spare parts',
    partsIn: 'Spare parts in {{category}}',
    loading: 'Loading spare parts',
    failed: 'Failed to fetch spare parts',
    empty: 'No spare parts found for this category.',
    emptyHelp: 'Tell us what you need. We also supply parts that are not in the catalogue.',
    emptyHelpBelow: 'Its parts are filed in the subcategories above.',
    subcategories: 'Subcategories',
  },
  details: {
    title: 'Spare Part Details',
    metaDescription: '{{name}}: specifications, pictures and quotation from {{brand}}.',
    loading: 'Loading the spare part',
    failed: 'Failed to fetch spare part details.',
    notFound: 'Spare part not found.',
    notFoundHelp: 'It may have been taken off the catalogue. Search for it, or ask us.',
    noImages: 'No images available',
    picture: '{{name}}, picture {{number}} of {{count}}',
    pictures: 'Pictures',
    showPicture: 'Show picture {{number}} of {{count}}',
    facts: { ...partFields, name: 'Product Name', category: 'Category' },
    condition: {
      heading: 'Condition',
      text: 'Brand-new, unused, unopened, and undamaged. Delivered in original packaging.',
    },
    features: {
      heading: 'Key Features',
      items: ['Premium Quality', '100% Factory Tested', 'Easy Installation', 'Safe Packaging'],
    },
    specifications: 'Specifications',
    minimumOrder: 'Minimum order quantity',
    alsoKnownAs: 'Also known as',
    properties: 'Properties',
    referenceKinds,
  },
  fields: partFields,
};
