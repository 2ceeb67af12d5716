/** The import of spare parts from a spreadsheet. */
export default {
  text: 'Add new spare parts and change existing ones from a supplier’s spreadsheet. You see what would change, row by row, before anything is written, and can undo the import for {{days}} days.',
  steps: {
    label: 'Steps of the import',
    upload: 'Upload',
    columns: 'Columns',
    check: 'Check',
    result: 'Import',
  },
  progress: {
    reading: {
      title: 'The file is being read.',
      done_one: '{{done}} of {{count}} row or image',
      done_other: '{{done}} of {{count}} rows and images',
    },
    checking: {
      title: 'The rows are being compared with the catalogue.',
      done_one: '{{done}} of {{count}} row',
      done_other: '{{done}} of {{count}} rows',
    },
    leave:
      'You can leave this page and come back: the work continues. Nothing has been changed yet.',
  },
  single: {
    title: 'Import',
    back: 'All imports',
    failed: 'The import could not be loaded.',
    fileFailed: 'The file could not be read.',
    another: 'Upload another file',
  },
};
