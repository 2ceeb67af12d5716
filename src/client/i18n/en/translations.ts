/** Texts in two languages: their fields in forms, and their progress. */
export default {
  inChinese: '{{label}} (Chinese)',
  title: 'Chinese texts',
  hint: 'Each text has its Chinese beside it. Without one, visitors of the Chinese pages see the English text.',
  missing: 'Not translated yet: {{fields}}.',
  between: ', ',
  isOutdated: 'Outdated',
  outdated: 'The English text has changed since this was translated.',
  outdatedSince: 'When this was translated, the English text was “{{before}}”.',
  stillFits: 'The Chinese text still fits',
};
