/** Texts in two languages: their fields in forms, and their progress. */
export default {
  inChinese: '{{label}} (Chinese)',
  title: 'Chinese texts',
  outdated: 'The English text has changed since this was translated.',
  outdatedSince: 'When this was translated, the English text was “{{before}}”.',
  stillFits: 'The Chinese text still fits',
};
