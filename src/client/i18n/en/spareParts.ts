export default {
  metaDescription:
    'Elevator and escalator spare parts from {{city}}: how to identify a part, how an order runs, packing, shipping and warranty.',
  lead: 'A unit that stands still costs more every hour. We keep the parts that wear in stock, for our own equipment and for that of many other makers, and ship them from {{city}}.',
  sections: [
    {
      id: 'elevator-parts',
      photo: 'Overspeed governor with rope sheave and electrical safety switch',
      title: 'For elevators',
      text: [
        'Traction machines, brakes and sheaves; governors and safety gears; guide rails, guide shoes and buffers; door operators, hangers, locks and light curtains; controllers, inverters, main boards and encoders; operating panels, displays and push buttons; ropes, belts and traveling cables.',
        'Safety components are supplied with their type certificate, and their nameplate carries the serial number that the certificate refers to.',
      ],
    },
    {
      id: 'escalator-parts',
      photo:
        'Escalator steps, step chain, combs, rollers, brush and handrail laid out on a light ground',
      title: 'For escalators and moving walks',
      text: [
        'Steps and pallets, step chains and rollers, combs and comb plates, handrails and handrail drives, skirt brushes, drive chains, motors and gearboxes, brakes, controllers and safety switches.',
        'Handrails are made to length. Measure the old one along its full circumference, or tell us the profile and the make of the escalator.',
      ],
    },
    {
      id: 'identify',
      photo: 'Rotary encoder with hollow shaft and cable',
      title: 'Finding the right part',
      text: [
        'Start with the nameplate: maker, type, part number, voltage. If it is missing, two photographs (front and connection side, with a ruler in the picture) and the main dimensions are enough in most cases. Our engineers compare them with our records and send a drawing for you to confirm before anything is shipped.',
        'For parts that are no longer made we look for a replacement that fits mechanically and electrically, and say plainly what has to be adapted.',
      ],
    },
    {
      id: 'packing',
      photo:
        'Spare parts on foam in an open shipping case, with cartons and timber cases ready to leave',
      title: 'Packing and shipping',
      text: [
        'Small parts travel by courier or air freight in sealed cartons; machines, rails and cabinets by sea in fumigated or plywood cases with skids for the forklift. Electronics are packed dry in antistatic bags. Each case carries a list of its contents and a photograph taken before it was closed.',
        'We ship FOB {{port}}, CIF or to your door, and prepare invoice, packing list and certificate of origin.',
      ],
    },
    {
      id: 'warranty',
      photo: 'Large and small grooved rope sheaves',
      title: 'Warranty',
      text: [
        'New parts carry a warranty of {{partsWarrantyMonths}} months from shipment, the date of the bill of lading or waybill, against faults of material and workmanship. Where the page of a part states another period, between {{shortestWarrantyMonths}} and {{longestWarrantyMonths}} months, that one applies. If a part fails, send its serial number and a photograph; a replacement leaves before the old part has to come back.',
      ],
    },
  ],
  order: {
    heading: 'How an order runs',
    steps: [
      {
        title: 'Ask',
        text: 'Send a part from our catalogue, a part number, or photographs and dimensions.',
      },
      { title: 'Confirm', text: 'You receive a quotation with price, delivery time and drawing.' },
      { title: 'Inspect', text: 'Each part is tested and photographed before it is packed.' },
      { title: 'Ship', text: 'You receive the tracking number and the documents for customs.' },
    ],
  },
  catalogue: {
    heading: 'Browse the catalogue',
    text: 'All categories with images, from the traction machine to the push button.',
    button: 'View all categories',
  },
  contact: {
    heading: 'Can’t find the part?',
    text: 'Describe it or send its number. We look for it, also at other makers.',
  },
};
