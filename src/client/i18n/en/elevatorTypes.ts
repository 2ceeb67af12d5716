export default {
  invalid: 'Invalid elevator type',
  typesHeading: 'Elevator types',
  types: {
    passenger: {
      title: 'Passenger Elevator',
      summary: 'Offices, hotels and apartment buildings',
      metaDescription:
        'Passenger elevators from 450 to 1,600 kg, with or without a machine room, for offices, hotels and apartment buildings.',
      description: [
        'The passenger elevator is the backbone of our range. A gearless permanent-magnet machine in the top of the hoistway makes a machine room unnecessary in most buildings; for higher speeds or long travel the same car runs below a compact machine room. Up to eight cars work as a group and share out calls by waiting time.',
        'The pictures show a cross-section of our car interiors: hairline and mirror stainless steel, etched patterns, walnut veneer, champagne and black-gold finishes, with floors in marble, granite or vinyl. Walls, ceiling, handrail, operating panel and floor can be combined freely, and a rendering of your choice comes with the quotation.',
        'Doors with light curtain, two-way intercom, emergency light and automatic rescue to the nearest floor are included. Buttons with Braille, voice announcement and a mirror for wheelchair users follow EN 81-70.',
      ],
      facts: [
        { label: 'Rated load', value: '450–1,600 kg (6–21 persons)' },
        { label: 'Speed', value: '1.0–2.5 m/s' },
        { label: 'Stops and travel', value: 'up to 40 stops, 120 m' },
        {
          label: 'Common car sizes (W × D)',
          value: '1,100 × 1,400 mm at 630 kg; 1,600 × 1,400 mm at 1,000 kg',
        },
        { label: 'Doors', value: 'centre opening, 800–1,100 mm' },
        { label: 'Standards', value: 'EN 81-20/50, EN 81-70, GB/T 7588' },
      ],
    },
    villa: {
      title: 'Villa Elevator',
      summary: 'Private homes and small residences',
      metaDescription:
        'Villa elevators for private homes: 250 to 400 kg, shallow pit, low headroom, single-phase supply, interiors from oak to glass.',
      description: [
        'A villa elevator has to disappear into a house that was designed for the people who live in it. Ours needs a pit of only 200 to 300 mm, a headroom of 2.7 m and a hoistway hardly larger than a wardrobe, and runs on the single-phase supply of the house. Where there is no shaft, a self-supporting aluminum frame with glass walls takes its place.',
        'It is quiet, because the gearless machine hangs on isolators and starts without a jerk, and it waits with its light switched off when nobody uses it. If power fails, a battery takes the car down to the next floor and opens the door.',
        'Light oak, walnut, pale lacquer, bronze, white or black frames with glass on two or three sides: the pictures show what others have chosen. We also build in the panels that your interior designer supplies.',
      ],
      facts: [
        { label: 'Rated load', value: '250–400 kg (3–5 persons)' },
        { label: 'Speed', value: '0.4 m/s' },
        { label: 'Stops and travel', value: '2–6 stops, up to 18 m' },
        { label: 'Common car sizes (W × D)', value: '900 × 1,000 mm to 1,100 × 1,400 mm' },
        { label: 'Pit and headroom', value: 'from 200 mm and 2,700 mm' },
        { label: 'Supply', value: '220–240 V single-phase, 2.2 kW' },
        { label: 'Standard', value: 'GB/T 21739; EN 81-20/50 with a full pit' },
      ],
    },
    panoramic: {
      title: 'Panoramic Elevator',
      summary: 'Atriums, facades and lookouts',
      metaDescription:
        'Panoramic elevators with round, semicircular, square or diamond-shaped glass cars for hotel atriums, malls and facades.',
      description: [
        'A panoramic elevator is part of the architecture. Round, semicircular, square and diamond-shaped cars of laminated safety glass travel through hotel atriums, shopping malls and along facades, and passengers see where they are going.',
        'Because everything can be seen, everything is finished to be seen: guide rails are ground and painted, cables run in covered ducts, the counterweight is clad, and the upper and lower domes of the car carry the lighting. Outdoors, the glass is tinted or coated, the car is air-conditioned, and the equipment on the outside is galvanized.',
      ],
      facts: [
        { label: 'Rated load', value: '800–1,600 kg (10–21 persons)' },
        { label: 'Speed', value: '1.0–1.75 m/s' },
        { label: 'Travel', value: 'up to 80 m' },
        { label: 'Car shapes', value: 'round, semicircular, square, diamond' },
        { label: 'Glass', value: 'laminated safety glass, 10 mm and thicker' },
        { label: 'Standards', value: 'EN 81-20/50, GB/T 7588' },
      ],
    },
    hospital: {
      title: 'Hospital Elevator',
      summary: 'Beds, stretchers and equipment',
      metaDescription:
        'Hospital bed elevators from 1,600 to 2,500 kg with 1,400 × 2,400 mm cars and larger, precise leveling and hygienic surfaces.',
      description: [
        'A hospital bed with a patient, an infusion stand and two attendants needs a car of at least 1,400 × 2,400 mm and a door of 1,300 mm. Ours stops within 3 mm of the floor and corrects itself while the bed is being rolled in, so that the wheels do not catch on the sill.',
        'Walls are stainless steel with coved corners and two rows of bumper rails; the floor is seamless vinyl turned up at the edges; light is glare-free for a person lying down. Priority calls by key switch or card, through cars with doors on both sides, and operation on the emergency supply are prepared in the controller.',
      ],
      facts: [
        { label: 'Rated load', value: '1,600–2,500 kg (21–33 persons)' },
        { label: 'Speed', value: '0.63–1.75 m/s' },
        { label: 'Car sizes (W × D)', value: '1,400 × 2,400 mm to 1,800 × 2,700 mm' },
        { label: 'Doors', value: 'two-panel side opening, 1,100–1,300 mm' },
        { label: 'Leveling accuracy', value: '±3 mm' },
        { label: 'Standards', value: 'EN 81-20/50, EN 81-70, ISO 8100-30' },
      ],
    },
    freight: {
      title: 'Freight Elevator',
      summary: 'Factories, warehouses and stores',
      metaDescription:
        'Freight elevators from 1,000 to 5,000 kg with reinforced cars, wide doors and floors for forklift loading.',
      description: [
        'A freight elevator is measured by what happens at the door: a pallet truck that hits the sill, a forklift that puts half its weight on the edge of the car. Frame, platform and sills are calculated for the loading class that you name, from hand trolley to forklift, and the car is locked level while it is being loaded.',
        'Walls are 1.5 to 2 mm steel with replaceable timber or rubber bumper rails, the floor is checkered steel plate. Four- and six-panel doors open across almost the full width of the car. One or two attendants may travel with the goods: the elevator meets the same safety rules as a passenger elevator.',
      ],
      facts: [
        { label: 'Rated load', value: '1,000–5,000 kg' },
        { label: 'Speed', value: '0.25–1.0 m/s' },
        { label: 'Travel', value: 'up to 40 m' },
        { label: 'Car sizes (W × D)', value: '1,300 × 1,750 mm to 2,500 × 3,500 mm' },
        { label: 'Doors', value: 'two-, four- or six-panel, 1,100–2,500 mm' },
        { label: 'Standards', value: 'EN 81-20/50, GB/T 7588' },
      ],
    },
    hydraulic: {
      title: 'Hydraulic Elevator',
      summary: 'Low buildings and heavy loads',
      metaDescription:
        'Hydraulic elevators from 400 to 5,000 kg for low buildings, with the pump unit beside the hoistway and no load on the roof.',
      description: [
        'In a low building a cylinder lifts the car more simply than ropes do. The hydraulic elevator has no counterweight and brings no load to the roof: all forces go into the pit floor, which suits existing buildings, glass shafts and heavy loads over a few floors. The pump unit stands in a cabinet up to 10 m away from the hoistway.',
        'An electronic valve block keeps acceleration and stop even, whatever the load and the temperature of the oil. A rupture valve on the cylinder holds the car if a pipe breaks, and at a power failure a small battery lowers it to the nearest landing. The motor runs upward only, so energy is used in one direction of travel.',
      ],
      facts: [
        { label: 'Rated load', value: '400–5,000 kg' },
        { label: 'Speed', value: '0.15–0.63 m/s' },
        { label: 'Stops and travel', value: '2–6 stops, up to 18 m' },
        { label: 'Drive', value: 'direct, or 2:1 roped, one or two cylinders' },
        { label: 'Pump unit', value: 'in a cabinet up to 10 m from the hoistway' },
        { label: 'Standards', value: 'EN 81-20/50' },
      ],
    },
  },
  /** Descriptions of the photographs, by their names. */
  photos: {
    'passenger-07-angle': 'Wide passenger car with ash panels over a brushed steel dado',
    'car-p03': 'Passenger car panelled in walnut with light strips along the ceiling',
    'passenger-01':
      'Passenger car in navy glass with a wave-etched mirror panel and a frame of light in the ceiling',
    'landing-01': 'Landing in walnut with wave-etched rose-gold doors, one of them opening',
    'passenger-03-corner': 'Passenger car in bronze with a teak panel and a ceiling of metal fins',
    'car-p02':
      'Passenger car in gold-tone stainless steel with a compass rose inlaid in the marble floor',
    'passenger-05-panel': 'Black glass operating panel with floor buttons on brushed steel',
    'passenger-12-oblique':
      'White glass passenger car with oak panels and a black and white chequered floor',
    'car-p09': 'Champagne-coloured passenger car under an oval luminous ceiling',
    'passenger-04-ceiling':
      'Ring lights in the rose-gold mirror ceiling of a passenger car, above a wave-etched panel',
    'car-p08': 'Black passenger car with a gold lattice on the rear wall and a dark marble floor',
    'passenger-06-oblique':
      'Passenger car in cherry with a crackle-etched gold panel and an octagon marble floor',
    'passenger-09-floor':
      'Compass rose of black and brown marble in the cream floor of a passenger car',
    'passenger-02-angle':
      'Passenger car in oak with a charcoal glass belt, black operating panel and timber ceiling',
    'landing-02': 'Landing in green marble with lattice-etched gold doors',
    'passenger-10-door':
      'Ring-etched champagne doors seen from inside a passenger car, with the operating panel',
    'villa-27-residence':
      'Glass shaft of a home lift with bronze posts, rising through the living room of a villa',
    'villa-10': 'Villa elevator car in teak with a gold mirror panel and a teak plank floor',
    'villa-21-low':
      'Villa elevator car in charcoal glass with a walnut panel and three light lines',
    'villa-05-corner': 'Villa elevator car in sand leather with bronze strips and a timber ceiling',
    'villa-v20': 'Ivory villa elevator car with gold trim and a mirrored rear wall',
    'villa-15-angle':
      'White glass villa elevator car with oak panels and a black glass operating panel',
    'villa-04-rail': 'Gold-tone handrail on white marble walls in a villa elevator',
    'villa-02-oblique':
      'Villa elevator car in walnut with a bamboo-etched gold mirror panel and cove lighting',
    'villa-v09': 'Villa elevator with black frame and glass walls, lit by spotlights',
    'villa-14-low': 'Wenge villa elevator car with gold strips under a starlight ceiling',
    'villa-07-accent': 'Ogee pattern etched into the rose-gold rear panel of a villa elevator',
    'villa-08-corner': 'Villa elevator car in pale ash with a sage glass belt',
    'villa-18': 'Villa elevator car with padded leather walls and a crystal ceiling',
    'villa-11-oblique': 'Ivory villa elevator with oak dado, oak handrail and oak floor',
    'villa-25-ceiling': 'Two ring lights in the gold mirror ceiling of a villa elevator',
    'villa-v12': 'Villa elevator car with pale green upper walls over walnut wainscoting',
    'villa-28-detail': 'Home lift on its way to the upper floor of a villa',
    'villa-22-oblique': 'Oak villa elevator car with a cognac leather belt and a timber ceiling',
    'villa-06-low': 'Ivory glass villa elevator car under a ceiling with ring lights',
    'villa-23-floor': 'Black and white chequered marble floor of a white villa elevator',
    'villa-v01': 'Villa elevator car lined with light oak and a white centre panel',
    'villa-13-door': 'Champagne villa elevator seen towards its doors, with the operating panel',
    'villa-26-buttons': 'Round floor buttons with halo rings and Braille in a villa elevator',
    'villa-v16': 'Villa elevator car with bronze-tinted walls and a terrazzo floor',
    'villa-v24': 'Villa elevator with white frame, glass walls and a slatted timber ceiling',
    'villa-v03': 'White villa elevator with glass walls overlooking a living room',
    'panoramic-a': 'Round glass elevator rising through the atrium of a hotel',
    'panoramic-02-low': 'Steel and glass panoramic elevator seen from below',
    'panoramic-03-gallery': 'Panoramic elevator at the first gallery of an atrium',
    'panoramic-04-wide': 'Panoramic elevator in a tall atrium',
    'hospital-02-corner': 'Bed elevator car in ivory and mint enamel with timber bumper rails',
    'hospital-h1': 'Deep bed elevator in stainless steel with bumper rails and a pale green floor',
    'freight-f1': 'Wide freight car in stainless steel with two rows of timber bumper rails',
    'freight-02-corner': 'Freight car in grey and ivory enamel with a chequer-plate floor',
    'hydraulic-01':
      'Hydraulic elevator car in linen-finish steel with two walnut strips and spotlights',
    'hydraulic-02-corner': 'Hydraulic elevator car in ivory and grey enamel',
    'hydraulic-04-oblique': 'Hydraulic elevator car in teak and ivory glass with light slots',
    'hydraulic-05-door':
      'Doors and operating panel of a hydraulic elevator seen from inside the car',
    'hydraulic-03-low': 'Hydraulic elevator car in ash with a navy glass panel',
  },
};
