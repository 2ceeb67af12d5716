export default {
  metaDescription:
    'How to buy spare parts from {{brand}}: quotation, minimum order, Incoterms, payment, packing, warranty and certificates.',
  lead: 'What a quotation needs, and on what terms we sell and ship. Where the page of a part or your quotation states other terms, those apply.',
  sections: [
    {
      id: 'quotation',
      photo: 'Rotary encoder with hollow shaft and cable',
      title: 'Asking for a quotation',
      text: [
        'Open the part in the catalogue and choose “Ask for a quotation”, or send us its number, or photographs of nameplate and part with the main dimensions. Add the quantity, the country of destination and the port or town.',
        'You receive our quotation, or the questions that are still open, {{replyTime}}, Monday to Friday. It states price, currency, Incoterm, delivery time, packing and warranty, and is valid for {{quotationDays}} days.',
        'Images on this site are illustrations. Dimensions, finish and equipment are those of the quotation and of the drawing that you approve.',
      ],
    },
    {
      id: 'orders',
      photo: 'Large and small grooved rope sheaves',
      title: 'Minimum order and delivery time',
      text: [
        'Many parts are sold from one piece or set. Small parts come in packs, ropes, belts and cables by the metre: the page of each part states its minimum order quantity.',
        'Parts from stock leave within {{stockDays}} working days of payment. Parts that are set, cut, engraved or programmed for you take up to {{madeToOrderDays}} working days; machines, door operators, cabinets, cylinders and large escalator parts {{longestWeeks}} weeks at most, counted from the approved drawing where there is one.',
      ],
    },
    {
      id: 'incoterms',
      photo:
        'Escalator steps, step chain, combs, rollers, brush and handrail laid out on a light ground',
      title: 'Incoterms',
      text: [
        'Incoterms 2020. Sea freight: FOB {{port}}, on request CFR or CIF to your port. Collected by your forwarder: EXW or FCA {{port}}. Small parts: DAP to your door by air courier.',
        'Each shipment comes with invoice, packing list and certificate of origin. Import duty and tax are paid by the buyer.',
      ],
    },
    {
      id: 'payment',
      photo: 'Overspeed governor with rope sheave and electrical safety switch',
      title: 'Payment',
      text: [
        'Stock parts: bank transfer (T/T) in advance, small orders also by company card. Parts made to order: 20 to 50 % with the order, the balance before shipment or, for regular buyers, against a copy of the bill of lading. Framework orders of stock parts: 30 days net.',
        'A letter of credit at sight is accepted for orders above {{letterOfCreditFrom}}. We invoice in {{currencies}}; the page of a part names its currencies.',
      ],
    },
    {
      id: 'packing',
      photo:
        'Spare parts on foam in an open shipping case, with cartons and timber cases ready to leave',
      title: 'Packing',
      text: [
        'Small parts in sealed cartons, electronics dry in antistatic bags, machines and cabinets in plywood or fumigated cases on skids, ropes and cables on reels or drums. Gross weights of heavy cases are on the page of the part.',
        'Each case carries a list of its contents and a photograph taken before it was closed.',
      ],
    },
    {
      id: 'warranty',
      photo:
        'Two gearless traction machines coupled by ropes on a load test bench with measuring leads and screens',
      title: 'Warranty',
      text: [
        '{{partsWarrantyMonths}} months from shipment, the date of the bill of lading or waybill, against faults of material and workmanship. The page of a part may state another period, between {{shortestWarrantyMonths}} and {{longestWarrantyMonths}} months; for traction machines and sheaves it runs from commissioning, with a limit from shipment.',
        'If a part fails, send its serial number and a photograph. A replacement leaves before the old part has to come back; parts marked “repair or exchange” are repaired or exchanged at our choice.',
      ],
    },
    {
      id: 'certificates',
      photo:
        'Safety gear on a granite table with dial gauge, caliper, micrometer and a piece of guide rail',
      title: 'Certificates',
      text: [
        'Elevator components: CE, EN 81-20/50 and GB/T 7588.1-2020; operating panels and displays EN 81-70. Safety components such as governors, safety gears, locks and buffers: EN 81-50 type examination; the serial number on the nameplate is the one in the certificate.',
        'Escalator parts: EN 115-1:2017 and GB 16899. Ropes: ISO 4344, EN 12385-5 and GB/T 8903. Guide rails: ISO 7465 and GB/T 22562. Travelling cables: EN 50214. Electronics: EN 12015, EN 12016 and RoHS; inverters EN 61800-5-1.',
        'Material certificates to EN 10204 3.1 come with machined parts. The page of each part names the certificates that it has; copies come with the quotation on request.',
      ],
    },
  ],
  steps: {
    heading: 'From inquiry to shipment',
    items: [
      {
        title: 'You ask',
        text: 'Part or number, quantity and destination, with photographs if unsure.',
      },
      {
        title: 'We check',
        text: 'An engineer compares the part with our records and names a replacement where it is no longer made.',
      },
      {
        title: 'We quote',
        text: 'Price, terms and delivery time, with a drawing for you to approve where the part is made to order.',
      },
      {
        title: 'You order',
        text: 'With the first payment the delivery time starts; you receive tracking number and documents at shipment.',
      },
    ],
  },
  contact: {
    heading: 'Is a question still open?',
    text: 'Write to us. We reply {{replyTime}}.',
  },
};
