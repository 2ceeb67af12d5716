import { numbers } from '@/shared/partLabels/en';

/** The import of spare parts from a spreadsheet. */
export default {
  text: 'Add new spare parts and change existing ones from a supplier’s spreadsheet. You see what would change, row by row, before anything is written, and can undo the import for {{days}} days. To change parts that exist, export them from the list of all spare parts, change the file and upload it.',
  steps: {
    label: 'Steps of the import',
    upload: 'Upload',
    columns: 'Columns',
    check: 'Check',
    result: 'Import',
  },
  states: {
    reading: 'Being read',
    columns: 'Columns to be confirmed',
    checking: 'Being checked',
    ready: 'Checked',
    applied: 'Imported',
    undone: 'Undone',
    failed: 'Failed',
  },
  upload: {
    title: 'Upload a spreadsheet',
    label: 'Spreadsheet and ZIP file of images',
    choose: 'Choose files',
    hints: {
      file: 'A spreadsheet: Excel (.xlsx) of up to {{mib}} MB with its images, or CSV of up to {{textMib}} MB; {{rows}} rows, with any columns in any order. Images in the cells of an Excel file, or over them, belong to the part of their row. Files can be dropped here, too.',
      images:
        'Optionally a ZIP file of images, up to {{mib}} MB. An image belongs to the part whose number is its file name, such as “AX-17.jpg”, or to the row that names it.',
    },
    remove: 'Remove {{file}}',
    running: 'Uploading …',
    sending:
      'Sending {{size}}. On a slow line this can take several minutes; leave this page open.',
    cancelled: 'The upload has been cancelled. The files are still chosen.',
    missing: 'Please choose a spreadsheet.',
    failed: 'The files could not be uploaded.',
    changed: '“{{file}}” was changed or moved after you had chosen it. Please choose it again.',
    tooLarge: '“{{file}}” is larger than {{mib}} MB and was not taken.',
    textTooLarge:
      '“{{file}}” is larger than {{mib}} MB and was not taken. Save it as “Excel workbook (.xlsx)”, which is smaller.',
    second: '“{{file}}” was not taken: an import has one spreadsheet and one ZIP file.',
    unknown:
      '“{{file}}” is no Excel workbook (.xlsx), CSV file or ZIP file. Save an older Excel file as “Excel workbook (.xlsx)” and choose that one.',
  },
  list: {
    title: 'Recent imports',
    file: 'File',
    state: 'State',
    rows: 'Rows',
    createdAt: 'Uploaded',
    createdBy: 'By',
    empty: 'Nothing has been imported yet.',
    failed: 'The imports could not be loaded.',
    deleteText: 'The import of “{{name}}” will be removed from this list.',
    deleteApplied: 'What it has changed in the catalogue stays. It can be undone in the history.',
    deleted: 'The import has been removed.',
    deleteFailed: 'The import could not be removed.',
  },
  /** Of columns; the other fields have the labels of the part's form. */
  fields: {
    _id: 'ID',
    category: 'Category',
    hidden: 'State (published or draft)',
    images: 'Images (file names)',
  },
  /** Of columns with numbers of other makers. */
  numbers,
  columns: {
    label: 'Columns of the file',
    text: 'Confirm which column holds what; your choice is remembered for files with the same headings. Rows are matched to existing parts by part number or ID, all others become new parts. An empty cell leaves what the catalogue has, a cell with only “{{clear}}” clears it.',
    sheet: 'Sheet',
    sheetRows_one: '{{name}} ({{count}} row)',
    sheetRows_other: '{{name}} ({{count}} rows)',
    headerRow: 'Headings are in row',
    settingsFailed: 'The columns could not be read again.',
    letter: 'Column',
    heading: 'Heading',
    noHeading: 'No heading',
    samples: 'First values',
    field: 'Is imported as',
    fieldOf: 'Column {{letter}} “{{heading}}” is imported as',
    sources: { recognized: 'Recognized', remembered: 'As last time' },
    numbers: 'One number or several, such as “{{example}}”',
    numbersOf: 'Numbers without a maker are those of {{maker}}; other makers’ numbers stay',
    notImported: 'Do not import',
    hidden: 'Hidden in the file',
    noField: 'No such field',
    openFields: 'Show fields',
    closeFields: 'Hide fields',
    decimal: 'Decimal separator',
    decimalFor: 'Decimal separator of column {{letter}} “{{heading}}”',
    decimalOf: '{{column}}: decimal separator',
    decimals: {
      point: 'Point: 1,600.5',
      comma: 'Comma: 1.600,5',
      unclear: 'Please choose',
    },
    decimalUnclear:
      'The column has decimal commas and decimal points. Until you choose one, numbers such as 1,600 or 1.600 are reported.',
    unknownUnit:
      'The unit “{{unit}}” of the heading does not fit. Numbers without a unit in their cells are reported.',
    repeated: 'Columns {{columns}} are imported as the same field. Keep one of them.',
    empty: 'This sheet has no columns. Choose another sheet or another row of headings.',
    check: 'Check the file',
    failed: 'The check could not be started.',
  },
  /** What the file hides. */
  hidden: {
    title: 'Hidden in the file and not imported: {{parts}}',
    between: '; ',
    columns_one: 'column {{names}}',
    columns_other: 'columns {{names}}',
    sheets_one: 'sheet {{names}}',
    sheets_other: 'sheets {{names}}',
    name: '“{{name}}”',
  },
  progress: {
    read_one: '{{count}} row or image has been read.',
    read_other: '{{count}} rows and images have been read.',
    checked_one: '{{done}} of {{count}} row has been checked.',
    checked_other: '{{done}} of {{count}} rows have been checked.',
    leave:
      'You can leave this page and come back: the work continues. Nothing has been changed yet.',
  },
  single: {
    title: 'Import',
    back: 'All imports',
    failed: 'The import could not be loaded.',
    fileFailed: 'The file could not be read.',
    stale: 'The server cannot be reached at the moment. What you see may be outdated.',
    another: 'Upload another file',
  },
};
