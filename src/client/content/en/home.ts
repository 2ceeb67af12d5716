const home = {
  title: 'Elevators, escalators and spare parts from Ningbo',
  metaDescription:
    'Hoistway designs, builds and exports passenger, villa, panoramic, hospital and freight elevators, escalators, moving walks and spare parts.',
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
    actions: {
      company: 'About the company',
      passenger: 'See passenger elevators',
      parts: 'Find a spare part',
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
    lead: 'Eight product lines. Each page shows pictures and the key figures.',
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
        text: '24/7 service and technical assistance: an engineer who knows your unit answers, at any hour of your day.',
      },
      customization: {
        title: 'Customization',
        text: 'Designed to fit your building and your brand: car size, doors, panels, lighting and signage are drawn to order.',
      },
      delivery: {
        title: 'Fast Delivery',
        text: 'Reliable logistics with global reach: packed for sea freight and shipped from Ningbo, one of the largest container ports.',
      },
    },
  },
  strength: {
    heading: 'Technical Strength',
    lead: 'What decides how an elevator rides, stops and lasts is made and tested on our own site.',
    label: 'Technical Strength pictures',
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
    lead: 'Six of the places we deliver to, each with a building typical of it, as rendered by our studio.',
    label: 'Global Case projects',
    items: ['Afghanistan', 'Dhaka', 'Ethiopia', 'Indonesia', 'Laos', 'Rwanda'],
  },
};

export default home;
