/** The page of search results. */
export default {
  title: 'Search',
  titleFor: 'Search: {{q}}',
  metaDescription: 'Search the spare parts of {{brand}} by name, brand, part type and category.',
  heading: 'Search spare parts',
  field: 'Name, brand, part type or category',
  label: 'Search the catalogue',
  loading: 'Searching',
  count_one: '{{count}} result for “{{q}}”',
  count_other: '{{count}} results for “{{q}}”',
  results: 'Results',
  categories: 'Matching categories',
  failed: 'The search could not be carried out.',
  emptyHeading: 'What are you looking for?',
  emptyText: 'Enter a part name, a brand or a part type, or choose a category.',
  nothing: 'Nothing found for “{{q}}”.',
  nothingText:
    'Every word must occur in the part. Try fewer or shorter words, choose a category, or send us a photograph of the part or the number on its label.',
  browse: 'Browse by category',
  contact: 'Ask our sales team',
};
