export default {
  metaDescription:
    '{{brand}} designs, builds and exports elevators, escalators, moving walks and spare parts from its own factory in {{city}}, {{country}}.',
  lead: 'We design elevators and escalators, build them in {{city}}, and keep them running with parts from our own stores.',
  intro: {
    photo:
      'Assembly hall under roof lights: elevator cars at numbered stations on both sides of a marked lane',
    heading: 'A manufacturer, from drawing to spare part',
    company:
      '{{company}} was founded in {{foundedYear}} as a maker of door operators and landing doors. Complete elevators, escalators and moving walks followed. Today {{employees}} people work under one roof in {{city}}: sheet-metal and machining shops, controller assembly, car fitting, and a {{testTowerHeight}} m test tower in which new machines run before they are released.',
    export:
      '{{port}} is {{portRank}}, and most of what we build leaves through it. Distributors, installers and building owners in {{exportCountries}} countries receive complete units, modernization packages and single parts from us, with drawings, wiring diagrams and manuals in English.',
    support:
      'The people who answer your questions are the people who wrote the drawings. An engineer checks each order against your shaft or truss dimensions before production starts, and the same file is open when you order a part for that unit years later.',
  },
  figures: {
    heading: '{{brand}} in figures',
    founded: 'Founded',
    employees: 'Employees',
    area: 'Factory floor',
    areaValue: '{{area}} m²',
    tower: 'Test tower',
    towerValue: '{{testTowerHeight}} m',
    countries: 'Countries supplied',
  },
  missionVision: {
    photo:
      'Machine room in daylight: two traction machines on beams with ropes, governors and control cabinets',
    heading: 'Mission & Vision',
    mission: {
      heading: 'Our Mission',
      text: 'To move people and goods safely, quietly and without waiting, in buildings of every size, with equipment that a local technician can install, understand and maintain.',
    },
    vision: {
      heading: 'Our Vision',
      text: 'To be the manufacturer that installers recommend to each other: for drawings that fit, deliveries that are complete, and parts that are still available when the unit is twenty years old.',
    },
  },
  why: {
    heading: 'Why Choose Us',
    points: [
      {
        title: 'Quality-Driven Manufacturing',
        text: 'Castings, ropes, rails and electronics are inspected when they arrive, after each step and before packing. Every traction machine runs on the test bench under load, and its record travels with the unit.',
      },
      {
        title: 'Comprehensive Product Support',
        text: 'Shaft drawings and reaction loads before the order, an installation manual with the delivery, remote help during commissioning, and spare parts for as long as the unit is in service.',
      },
      {
        title: 'Innovation at Every Level',
        text: 'Gearless permanent-magnet machines, regenerative drives, LED lighting and controllers that report faults by code rather than by guesswork are standard in our range, not extras.',
      },
      {
        title: 'Customer-Focused Service',
        text: 'One contact person follows your project from the first question to the last container, speaks your language of drawings and deadlines, and replies {{replyTime}}.',
      },
      {
        title: 'Experienced & Professional Team',
        text: 'Our mechanical, electrical and installation engineers have worked on hotels, hospitals, stations and private homes, and know which questions to ask before steel is cut.',
      },
    ],
  },
};
