export default {
  metaDescription:
    'News from {{brand}}: parts production, complete elevators, door systems, spare parts and escalator components.',
  lead: 'What is new in our factory and our range.',
  cardsHeading: 'Announcements',
  cards: [
    {
      title: 'Expanded parts production range',
      text: 'A second machining hall in {{city}} has started work. Sheaves, brake discs, guide shoes and safety-gear blocks are now made from raw casting to finished part under our own roof, which shortens delivery of these parts from six weeks to three.',
    },
    {
      title: 'Launch of a complete elevator',
      text: 'Our first passenger elevator without a machine room that comes entirely from one production line, from rail bracket to controller. Loads from 450 to 1,600 kg, speeds up to 1.75 m/s, and one set of drawings for the whole unit.',
    },
    {
      title: 'New door systems',
      text: 'The new operator with permanent-magnet motor and toothed belt opens an 800 mm door in under two seconds and learns the weight of the door by itself. It fits landing doors with centre or side opening and replaces earlier operators on the same bracket.',
    },
    {
      title: 'Supply of all spare parts',
      text: 'From now on we supply every part of an elevator from one source, including ropes, traveling cables and electronics that customers used to order elsewhere. One order, one packing list, one shipment.',
    },
    {
      title: 'Escalator components',
      text: 'Steps, step chains, combs, handrails and rollers for escalators and moving walks have joined the catalogue. Handrails are spliced to length in the factory and delivered as an endless loop.',
    },
  ],
  contact: {
    heading: 'Questions from the press or from customers?',
    text: 'Write to us. We reply {{replyTime}}.',
  },
};
