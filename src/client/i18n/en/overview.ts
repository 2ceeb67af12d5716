export default {
  title: 'Spare Parts Overview',
  metaDescription:
    'All spare-part categories for elevators and escalators at a glance, with images and the number of parts in each.',
  lead: 'Every category of our catalogue on one page. Choose one to see its parts.',
  jump: 'Main categories',
  allIn: 'All parts filed under {{category}}',
  empty: 'No categories found.',
  emptyHelp: 'Tell us what you need, and our sales team will look the part up for you.',
};
