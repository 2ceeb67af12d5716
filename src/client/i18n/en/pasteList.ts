/** Pasting a list of parts into the quotation list. */
export default {
  heading: 'Paste a list',
  text: 'Paste part numbers or names from a spreadsheet or an e-mail, one a line, with or without quantities. Or open a CSV or Excel file.',
  field: 'Your list',
  example: '2 x OG-240\nDoor hanger roller, 10 pcs',
  find: 'Find these parts',
  finding: 'Finding the parts …',
  file: 'Open a file',
  noRoom:
    'With these lines your list would have {{count}} lines; at most {{max}} are possible. Please send your list first, or remove lines.',
  failed:
    'The parts could not be found at the moment. You can try again, or add the lines as text.',
  summary_one: '{{matched}} of {{count}} line matched',
  summary_other: '{{matched}} of {{count}} lines matched',
  summaryChoose_one: '{{count}} line to choose: please check the part that is selected',
  summaryChoose_other: '{{count}} lines to choose: please check the parts that are selected',
  unknown: 'Not found, and added as text: {{lines}}',
  manyUnknown: '{{count}} lines are not found and will be added as text. They are marked below.',
  lines: 'Lines of the pasted list',
  matched: 'Matched',
  choose: 'To choose',
  kept: 'As text',
  part: 'Part for “{{line}}”',
  keep: 'Add as text: {{line}}',
  quantity: 'Quantity: {{quantity}}',
  changedQuantity:
    'The quantity {{written}} is not possible: {{quantity}} is added instead. You can change it in your list.',
  writtenQuantity: 'Quantity as pasted: {{written}}',
  pasted: 'Pasted as: {{line}}',
  add_one: 'Add {{count}} line',
  add_other: 'Add all {{count}} lines',
  added_one: '{{count}} line was added to your list.',
  added_other: '{{count}} lines were added to your list.',
  /** What an Excel file hides. */
  hidden: {
    text: 'Hidden in the file and not read: {{parts}}',
    between: '; ',
    rows_one: 'row {{names}}',
    rows_other: 'rows {{names}}',
    columns_one: 'column {{names}}',
    columns_other: 'columns {{names}}',
    sheets_one: 'sheet {{names}}',
    sheets_other: 'sheets {{names}}',
  },
  errors: {
    none: 'There are no parts in this list.',
    tooLong:
      'This text has {{count}} characters; at most {{max}} can be pasted. Please paste a part of it.',
    tooMany:
      'This list has {{count}} lines. At most {{max}} lines fit into one quotation list. Please divide it.',
    size: 'This file has more than {{max}} MiB. Please copy the lines and paste them here.',
    type: 'Only CSV and Excel (.xlsx) files can be opened. Please copy the lines and paste them here.',
    macros:
      'This Excel file has macros and is not opened. Please save it as .xlsx without macros, or paste the lines here.',
    protected:
      'This Excel file has a password, or is of an old kind (.xls). Please save it as .xlsx without a password, or paste the lines here.',
    unpacked: 'This file is too large to be opened. Please copy the lines and paste them here.',
    unreadable: 'This file could not be read. Please copy the lines and paste them here.',
  },
};
