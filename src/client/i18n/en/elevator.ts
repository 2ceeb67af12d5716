export default {
  title: 'Elevators',
  metaDescription:
    'How a {{brand}} elevator is built: car, hoistway, traction machine, counterweight, guide rails, control system, door operator and safety gear.',
  lead: 'An elevator is eight systems that must fit one another and one building. This is how we build each of them, and what to decide before you order.',
  sections: [
    {
      id: 'car',
      photo: 'Wide passenger car with ash panels over a brushed steel dado',
      title: 'Car',
      text: [
        'The car is the part of the elevator that people judge. It consists of a load-bearing frame of folded steel, a platform on rubber isolators, and walls, ceiling and floor that can be chosen freely: hairline or mirror stainless steel, timber veneer, glass, stone or vinyl. The platform isolators keep the vibration of the rails out of the car and carry the load cell that tells the controller how full it is.',
        'Decide early on the floor finish and its thickness. Natural stone of 20 mm adds about 55 kg per square meter, which the machine and the counterweight have to be calculated for.',
      ],
    },
    {
      id: 'hoistway',
      photo:
        'View up the shaft of the test tower with guide rails, a car, a counterweight and numbered storeys',
      title: 'Hoistway',
      text: [
        'The hoistway is the shaft in which car and counterweight travel, with a pit below the lowest landing and headroom above the highest one. Both leave a refuge space for the technician and room for the buffers, so their depth grows with speed: about 1.4 m of pit at 1.0 m/s, about 1.6 m at 1.75 m/s.',
        'Send us the clear width and depth, the plumb deviation over the whole height, the floor heights and the position of the entrances. We return a layout drawing with door openings, bracket positions and the forces that the walls and the pit floor must carry.',
      ],
    },
    {
      id: 'traction-machine',
      photo: 'Gearless traction machine with its ropes in a clean machine room',
      title: 'Traction Machine',
      text: [
        'The machine turns a grooved sheave, and friction between groove and rope lifts the car. Our standard is a gearless permanent-magnet synchronous motor: no gear oil, an efficiency of about 90 percent, and a size that fits into the top of the hoistway, so that most buildings need no machine room. Geared machines remain in the range for replacement in existing machine rooms.',
        'Each machine carries two independent brakes. Either of them alone holds the car with its rated load, and the controller checks both at every stop.',
      ],
    },
    {
      id: 'counterweight',
      photo: 'Oil buffer, spring buffer and polyurethane buffer side by side',
      title: 'Counterweight',
      text: [
        'The counterweight hangs on the other end of the ropes and balances the weight of the empty car plus 40 to 50 percent of the rated load. The motor only has to lift the difference, which is why a full elevator of 1,000 kg runs on a motor of less than 10 kW.',
        'The weights are steel or cast iron blocks in a frame with its own guide shoes. When the car interior becomes heavier during a modernization, the balance is measured again and blocks are added.',
      ],
    },
    {
      id: 'guide-rails',
      photo: 'Machined T-section guide rails, a joint with its fishplate, and two clips',
      title: 'Guide Rails',
      text: [
        'Machined T-section rails guide the car and the counterweight over the full height, and take up the braking force if the safety gear grips. Straightness and clean joints decide how the ride feels: our rails are machined on the running faces and delivered with fishplates, clips and brackets.',
        'Sliding guide shoes suit speeds up to about 1.75 m/s. Above that, and wherever a particularly quiet ride is asked for, roller guide shoes run on the same rails without lubrication.',
      ],
    },
    {
      id: 'control-systems',
      photo: 'Open elevator control cabinet with main board, drive and contactors',
      title: 'Control Systems',
      text: [
        'The controller reads calls, position and speed, and drives the motor through a frequency inverter so that acceleration and stop cannot be felt as a jerk. Simplex, duplex and group control for up to eight cars share out calls by waiting time. Serial communication reduces the traveling cable to a few wires and shortens installation.',
        'If power fails, the automatic rescue device drives the car to the nearest floor and opens the doors. Fire recall, priority service, card reader and building management interfaces are prepared in every cabinet.',
      ],
    },
    {
      id: 'door-operators',
      photo: 'Centre-opening car door operator with motor, toothed belt, two hangers and coupler',
      title: 'Door Operators',
      text: [
        'Doors open and close several hundred thousand times a year and cause most of the stops of an elevator, so they deserve the better part of the budget. Our operator drives the car door by a toothed belt and a permanent-magnet motor, learns the weight of the door by itself, and couples to the landing door without slamming.',
        'A light curtain across the entrance reverses the doors before they touch anyone. Centre-opening doors are faster, side-opening doors leave a wider passage in a narrow hoistway; both come in widths from 700 to 2,500 mm.',
      ],
    },
    {
      id: 'safety-gear',
      photo: 'Pair of progressive safety gears with adjusting springs',
      title: 'Safety Gear',
      text: [
        'Should the car ever travel too fast, the overspeed governor pulls the safety gear, and wedges under the car frame grip the guide rails until it stands. The governor trips at 115 percent of rated speed or slightly above; the gear brakes progressively so that passengers are not hurt. It works by mechanics alone, without power.',
        'Around it stand the other protections of EN 81-20: door locks that must be closed before the car can move, limit switches at both ends, protection against unintended movement with open doors, buffers in the pit, and a two-way intercom to a person who can help.',
      ],
    },
  ],
  types: { lead: 'The same systems, arranged for six kinds of building.' },
  contact: {
    heading: 'Planning an elevator?',
    text: 'Send us the number of stops, the travel height and the hoistway dimensions. You receive a layout drawing and a quotation.',
  },
};
