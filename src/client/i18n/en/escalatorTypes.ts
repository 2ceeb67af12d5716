export default {
  invalid: 'Invalid escalator type',
  typesHeading: 'Escalator types',
  types: {
    indoor: {
      title: 'Indoor Escalator',
      summary: 'Malls, offices and stations',
      metaDescription:
        'Indoor escalators with 600, 800 and 1,000 mm steps, 30 or 35 degrees, glass balustrades and standby operation.',
      description: [
        'The indoor escalator for shopping malls, department stores, exhibition halls and offices. Its balustrade of 10 mm tempered glass leaves the view open, the slim handrail profile keeps the width of the unit small, and LED lighting below the handrail or along the skirt sets it apart at night.',
        'A helical gearbox with an efficiency above 90 percent and an inverter with standby speed keep the running costs low. The one-piece aluminum steps are die-cast, with yellow demarcation on three sides. Two units can be arranged in parallel, crisscross or continuously over several floors.',
      ],
      facts: [
        { label: 'Inclination', value: '30°, or 35° up to a rise of 6 m' },
        { label: 'Step width', value: '600, 800, 1,000 mm' },
        { label: 'Speed', value: '0.5 m/s' },
        { label: 'Rise', value: '2–20 m' },
        { label: 'Capacity', value: '3,600, 4,800, 6,000 persons per hour' },
        { label: 'Standards', value: 'EN 115-1, GB 16899' },
      ],
    },
    'moving-walks': {
      title: 'Moving Walk',
      summary: 'Airports and supermarkets',
      metaDescription:
        'Level and inclined moving walks for airports, exhibition centres and supermarkets, 800 to 1,400 mm wide.',
      description: [
        'A level moving walk shortens the way from the terminal to the gate; an inclined one takes a full shopping trolley from the car park to the supermarket. Pallets of die-cast aluminum run without gaps, and on inclined walks the grooves hold the wheels of matching trolleys so that they cannot roll back.',
        'Level walks are built in lengths of up to 100 m, with pallets of up to 1,400 mm so that people with luggage can pass one another. A voice announcement before the exit, lit comb plates and heavier drives are available for public transport.',
      ],
      facts: [
        { label: 'Inclination', value: '0–6°, 10°, 11°, 12°' },
        { label: 'Pallet width', value: '800, 1,000, 1,200, 1,400 mm' },
        { label: 'Speed', value: '0.5 or 0.65 m/s' },
        { label: 'Length', value: 'level up to 100 m; inclined up to a rise of 10 m' },
        { label: 'Standards', value: 'EN 115-1, GB 16899' },
      ],
    },
    'out-door': {
      title: 'Outdoor Escalator',
      summary: 'Footbridges, stadiums and metro entrances',
      metaDescription:
        'Outdoor escalators with galvanized truss, IP55 drive, oil separator and heating for rain, dust and frost.',
      description: [
        'Rain, dust, salt and frost decide how long an outdoor escalator lasts. The truss is hot-dip galvanized, the cladding is stainless steel, motor and brake are protected to IP55, safety switches to IP67, and cabinets have heaters against condensation. Rainwater runs off through a closed tray with an oil separator.',
        'The drive is dimensioned for continuous operation in public transport, with an auxiliary brake on the main shaft and an automatic central lubrication. For cold regions, comb plates, steps and the lower pit are heated. We recommend a canopy where one can be built: it adds years to the life of handrails and chains.',
      ],
      facts: [
        { label: 'Inclination', value: '27.3° or 30°' },
        { label: 'Step width', value: '800, 1,000 mm' },
        { label: 'Speed', value: '0.5 or 0.65 m/s' },
        { label: 'Rise', value: '2–15 m' },
        { label: 'Ambient temperature', value: '−25 to +50 °C' },
        { label: 'Standards', value: 'EN 115-1, GB 16899' },
      ],
    },
  },
  /** Descriptions of the photographs, by their names. */
  photos: {
    'escalator-m1': 'Pair of indoor escalators with glass balustrades in a shopping mall',
    'escalator-03-terminal':
      'White-clad escalators in front of the tall glass wall of an airport terminal',
    'escalator-02-metro': 'Three long escalators under the lit vault of a metro station',
    'escalator-04-office': 'Bronze escalators with light lines in an office lobby of dark marble',
    'escalator-05-crossing':
      'Crossing escalators in the light well of a timber-lined department store',
    'escalator-06-congress':
      'View from the upper landing down into the foyer of a conference centre',
    'escalator-07-newel':
      'Newel with lit handrail and glass balustrade at the lower landing of a shop escalator',
    'walk-w1': 'Level moving walks in the glazed concourse of an airport',
    'walk-02-inclined': 'Inclined moving walks between the floors of a bright hypermarket',
    'escalator-o1': 'Outdoor escalators under a glazed canopy on a city square at dusk',
    'outdoor-02-station': 'Escalators at the entrance of a railway station on a rainy evening',
    'outdoor-03-hillside':
      'Long escalators climbing a hill between houses, planted terraces and a stair',
    'outdoor-05-arcade': 'Escalators in a glass-roofed brick arcade with shops and cafés',
    'outdoor-04-footbridge': 'Side view of a roofed escalator leading up to a footbridge',
    'outdoor-06-steps': 'Wet steps, comb and slotted drain of an outdoor escalator',
    'outdoor-07-top':
      'View from the upper landing of an outdoor escalator over the roofs of a city',
  },
};
