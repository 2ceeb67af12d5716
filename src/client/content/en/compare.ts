/** The page that shows parts side by side. */
export default {
  title: 'Compare spare parts',
  metaDescription: 'Spare parts of {{brand}} side by side, with their differences marked.',
  property: 'Property',
  picture: 'Picture',
  name: 'Name',
  category: 'Category',
  differs: 'differs',
  notGiven: 'Not given',
  onlyDifferences: 'Only differences',
  apply: 'Apply',
  noDifferences: 'These parts do not differ in anything that is known of them.',
  remove: 'Remove: {{name}}',
  removeShort: 'Remove',
  gone: 'This part is no longer in the catalogue.',
  goneShort: 'Not in the catalogue',
  failed: 'This part could not be loaded.',
  loading: 'Loading the parts',
  tooFew: 'Choose at least two parts to compare.',
  tooFewHelp:
    'Tick “Compare” on the cards of the catalogue or on the page of a part, up to four parts in all.',
};
