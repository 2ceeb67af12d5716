export default {
  title: 'Escalators',
  metaDescription:
    '{{brand}} escalators and moving walks: efficiency, safety, versatility and durability, and the malls, stations and airports they are made for.',
  lead: 'An escalator never makes anyone wait. It moves up to 6,000 people an hour on a footprint of little more than a staircase, and it does so from opening to closing time, every day.',
  sections: [
    {
      id: 'efficiency',
      photo: 'White-clad escalators in front of the tall glass wall of an airport terminal',
      title: 'Efficiency',
      text: [
        'A step width of 1,000 mm at 0.5 m/s carries up to 6,000 people an hour, 800 mm up to 4,800. No elevator of the same footprint comes near that figure over one or two floors. Because the stream is continuous, nobody gathers at a door, and the floors above receive the visitors they were built for.',
        'A frequency inverter slows the unit to crawl speed, or stops it, when nobody is on it, and brings it back to speed before the first passenger reaches the steps. Depending on traffic this saves a quarter to a half of the energy. When a loaded escalator runs downward, the regenerative option feeds the braking energy back into the building.',
      ],
    },
    {
      id: 'safety',
      photo: 'Comb segments in aluminium and yellow enamel',
      title: 'Safety',
      text: [
        'Every unit is designed to EN 115-1 and GB 16899. The gap between step and skirt is at most 4 mm on each side, brushes along the skirt keep shoes away from it, and yellow demarcation lines show where to stand. Handrails run in step with the treads, and a sensor stops the unit when they do not.',
        'A main brake stops the loaded escalator within the distances of the standard; an auxiliary brake acts on the step-chain shaft itself and is standard for rises above 6 m and for public transport. Sensors watch for missing steps, broken chains, reversal, overspeed, and anything caught at the comb or the handrail inlet. Each of them has a fault code on the display, so the technician knows where to look.',
      ],
    },
    {
      id: 'versatility',
      photo: 'Level moving walks in the glazed concourse of an airport',
      title: 'Versatility',
      text: [
        'Inclinations of 30 degrees, or 35 degrees up to a rise of 6 m, step widths of 600, 800 and 1,000 mm, rises from 2 to 20 m, and moving walks between level and 12 degrees cover most buildings without special design. Balustrades come in tempered glass, in slim or inclined profiles, or in stainless steel for stations.',
        'Handrails in many colors, lighting below the handrail or the skirt, and cladding of the outside in steel, glass or aluminum let the unit follow the architecture. Where an old escalator has to be replaced, we build the new machine to fit the existing truss and the openings in the floor stay as they are.',
      ],
    },
    {
      id: 'durability',
      title: 'Durability',
      text: [
        'The truss is welded from hollow steel sections and limits its deflection to a 750th of the span, a 1,000th for public transport. Steps are die-cast aluminum in one piece and tested dynamically. Step chains have hardened pins and rollers outside the chain where they can be changed without taking the chain apart.',
        'Automatic lubrication gives chains the oil they need and no more. Parts that wear, from rollers and combs to handrails, are the same across our range, are listed in our catalogue, and stay in stock.',
      ],
    },
    {
      id: 'applications',
      photo: 'Long escalators climbing a hill between houses, planted terraces and a stair',
      title: 'Applications',
      text: [
        'Shopping malls and department stores use indoor escalators with glass balustrades that leave the view into the shops open. Metro and railway stations use reinforced units that run 20 hours a day under full load. Footbridges and stadiums need outdoor units with weather protection, and airports and supermarkets need moving walks that take trolleys.',
        'Tell us how many people pass in the busiest five minutes, and in which direction. From that we calculate number, width and arrangement: parallel, crisscross or continuous.',
      ],
    },
  ],
  types: { lead: 'Three families, one stock of wearing parts.' },
  contact: {
    heading: 'Planning an escalator or a moving walk?',
    text: 'Send us the vertical rise, the horizontal distance between supports and the place of installation. You receive a drawing and a quotation.',
  },
};
