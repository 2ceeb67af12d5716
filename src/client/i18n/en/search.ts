/** The page of search results. */
export default {
  title: 'Search',
  titleFor: 'Search: {{q}}',
  metaDescription:
    'Search the spare parts of {{brand}} by name, number, brand, part type and category.',
  heading: 'Search spare parts',
  field: 'Name, number, brand, part type or category',
  label: 'Search the catalogue',
  loading: 'Searching',
  count_one: '{{count}} result for “{{q}}”',
  count_other: '{{count}} results for “{{q}}”',
  results: 'Results',
  categories: 'Matching categories',
  /** Words were searched otherwise than they were typed; `{{q}}` is what was searched for. */
  corrected: 'Showing results for {{q}}.',
  asTyped: 'Search instead for “{{q}}”',
  dropped: 'Results without {{words}} follow.',
  /** One of the words above, and what stands between two. */
  droppedWord: '“{{word}}”',
  droppedAnd: ' and ',
  allWords: 'Search for all the words',
  /** Names of other makers; sales finds parts by their numbers. */
  makers:
    'Searched without {{makers}}, which our parts do not mention. We check any maker’s number for you.',
  sendNumber: 'Send us the number',
  verbatim: 'These are the results for exactly these words.',
  notVerbatim: 'Search with similar words too',
  failed: 'The search could not be carried out.',
  emptyHeading: 'What are you looking for?',
  emptyText: 'Enter a part name, a number, a brand or a part type, or choose a category.',
  nothing: 'Nothing found for “{{q}}”.',
  nothingText:
    'Is there a number on the label of the part? Search for that number, with or without its blanks and hyphens. Or try fewer or other words, choose a category, or send us a photograph of the part and its label.',
  /** Above numbers that are easily mistaken for the one that was searched for. */
  numbers: 'Did you mean one of these numbers?',
  numbersRateLimited:
    'Similar numbers cannot be shown: too many were looked up from your network. Please try again in a few minutes.',
  browse: 'Browse by category',
  contact: 'Ask our sales team',
  tooLong: 'The search text has {{count}} characters.',
  tooLongText:
    'At most {{max}} can be searched. Shorten it to the name or the number of the part. A list of numbers can be longer: one number a line, or with commas between them.',
  list: {
    heading: 'Found {{found}} of {{count}} numbers',
    found: 'Found ({{count}})',
    add_one: 'Add {{count}} found part to quotation',
    add_other: 'Add all {{count}} found parts to quotation',
    /** Where a number has several parts. */
    addHelp: 'Where several parts have a number, add the right one below.',
    added_one: '{{count}} part is in your quotation list.',
    added_other: '{{count}} parts are in your quotation list.',
    noRoom: 'Your quotation list has no room for all of them: it can have {{max}} lines.',
    showList: 'Show the list',
    more: 'All {{count}} parts with the number {{number}}',
    similar: 'Similar numbers ({{count}})',
    similarText: 'Not found as written. Did you mean one of these?',
    unknown: 'Not found ({{count}})',
    ask: 'Ask for these numbers',
    left: 'Not looked up yet ({{count}})',
    leftText: '{{max}} numbers are looked up at a time.',
    next: 'Look up the next numbers',
    failed: 'The numbers could not be looked up.',
    rateLimited:
      'The numbers cannot be looked up: too many were looked up from your network. Please try again in a few minutes.',
  },
};
