export default {
  title: 'Elevators, escalators and spare parts from {{city}}',
  metaDescription:
    '{{brand}} designs, builds and exports passenger, villa, panoramic, hospital and freight elevators, escalators, moving walks and spare parts.',
  heading: 'Elevators, escalators and spare parts',
  slider: {
    label: 'Highlights',
    slide: 'slide',
    position: '{{number}} of {{count}}',
    choose: 'Choose a slide',
    welcome: 'Welcome to {{brand}} Elevators',
    /** Slides 2 to 6. */
    captions: [
      'Safety First, Reliability Always We Provide the Best',
      'Your Safety, Our Commitment',
      'Safe, Efficient, and Reliable Elevators For All Buildings',
      'Elevating Every Building',
      'Seamless Escalators and Walkways For Smooth, Efficient Movement',
    ],
    findParts: 'Find spare parts',
    /** The second button of each slide. */
    actions: {
      company: 'About the company',
      passenger: 'See passenger elevators',
      categories: 'Spare parts by category',
      elevators: 'How an elevator is built',
      villa: 'See villa elevators',
      escalators: 'See escalators',
    },
  },
  gallery: { label: 'Our elevators and escalators' },
  headline: {
    heading: 'Vertical and horizontal transport',
    lead: 'From a two-stop home elevator to the moving walks of an airport: one manufacturer, one set of drawings, one address for spare parts.',
    vertical: {
      title: 'Vertical',
      text: 'Elevators for 250 to 5,000 kg, with gearless machines, in hoistways of concrete, steel or glass. We draw each one for its shaft and send the drawing with the quotation.',
    },
    horizontal: {
      title: 'Horizontal and inclined',
      text: 'Escalators and moving walks for malls, stations and open squares, built as one truss or in sections that pass through a door.',
    },
  },
  products: {
    heading: 'Our products',
    lead: 'Eight product lines. Each page shows images and the key figures.',
    items: [
      'Passenger Elevator',
      'Villa Elevator',
      'Panoramic Elevator',
      'Hospital Elevator',
      'Freight Elevator',
      'Hydraulic Elevator',
      'Escalator',
      'Moving Walks',
    ],
  },
  parts: {
    heading: 'Spare Parts Solution',
    tagline: 'Quality Spare Parts and Components We Offer for Elevators & Escalators',
    items: [
      'Elevator Control System',
      'Display',
      'Photoelectric Switch',
      'Elevator Safety Gear Set',
      'Intercom Set',
      'Encoder',
      'Limit Switch',
      'Elevator Push Button',
    ],
    all: 'See all categories',
  },
  why: {
    heading: 'Why Choose Us',
    background: 'background drawing',
    points: {
      quality: {
        title: 'Quality First',
        text: 'Built to international standards, with strict inspections of every delivery, every assembly step and every finished unit.',
      },
      support: {
        title: 'Customer Support',
        text: '24/7 service and technical assistance: a technician answers our emergency line at any hour, and the office replies to everything else {{replyTime}}.',
      },
      customization: {
        title: 'Customization',
        text: 'Designed to fit your building and your brand: car size, doors, panels, lighting and signage are drawn to order.',
      },
      delivery: {
        title: 'Fast Delivery',
        text: 'Reliable logistics with global reach: packed for sea freight and shipped from {{port}}, {{portRank}}.',
      },
    },
  },
  strength: {
    heading: 'Technical Strength',
    lead: 'What decides how an elevator rides, stops and lasts is made and tested on our own site.',
    label: 'Technical Strength images',
    items: [
      'Test tower',
      'Test bench for traction machines',
      'Wiring of control cabinets',
      'Bending of car panels',
      'Welding of car frames',
      'Inspection of safety gear',
      'Endurance test of doors',
      'Assembly of escalators',
    ],
  },
  cases: {
    heading: 'Global Case',
    lead: 'Six of the places we deliver to, each with a building typical of it.',
    label: 'Global Case projects',
    items: ['Afghanistan', 'Dhaka', 'Ethiopia', 'Indonesia', 'Laos', 'Rwanda'],
  },
  /** Descriptions of the photographs, by their names. */
  photos: {
    'slider-1': 'Hotel lobby with three elevators in dark stone portals, the middle one open',
    'slider-2': 'Black glass operating panel in a walnut elevator car, floor 7 selected',
    'slider-3': 'Gearless traction machine with its ropes in a clean machine room',
    'slider-4': 'Glass elevator between the galleries of an atrium several storeys high',
    'slider-5': 'Home lift in a glass shaft in the living room of a villa at dusk',
    'slider-6': 'Escalators with lit handrails rising through a department store',
    'gallery-1': 'Looking up at the starlit ceiling of a black and gold elevator car',
    'gallery-2': 'Glass elevator with ring lights above, seen from the floor of an atrium',
    'gallery-3': 'Home lift with bronze frame and glass doors beside a timber slat wall',
    'gallery-4': 'Newel of an escalator with its lit handrail',
    'strength-1':
      'View up the shaft of the test tower with guide rails, a car, a counterweight and numbered storeys',
    'strength-2':
      'Two gearless traction machines coupled by ropes on a load test bench with measuring leads and screens',
    'strength-3':
      'Row of open control cabinets being wired under work lights, with reels of wire above them',
    'strength-4':
      'Press brake bending a stainless steel wall panel, with stacks of flat and finished panels beside it',
    'strength-5':
      'Welding robot over the crosshead of a car frame in its positioner, amber curtains behind',
    'strength-6':
      'Safety gear on a granite table with a dial gauge, a calliper, a micrometer and a length of guide rail',
    'strength-7':
      'Landing doors with operators in test frames, opening and closing all day beside counters of their cycles',
    'strength-8':
      'Escalator trusses on stands in a long hall, one of them already with steps, glass and handrail',
    'case-afghanistan': 'Brick and stone hospital with a glazed elevator shaft below dry mountains',
    'case-dhaka':
      'Brick housing block with verandas, shops and an outside glazed elevator in humid afternoon light',
    'case-ethiopia':
      'Highland hotel with a facade of diamond reliefs and a lit elevator shaft at dusk',
    'case-indonesia':
      'Office tower with deep eaves, planted terraces and a wet forecourt between palms',
    'case-laos': 'Riverside hotel with tiered roofs and teak verandas in golden evening light',
    'case-rwanda': 'Conference house with brick lattice above planted terraces and green hills',
  },
};
