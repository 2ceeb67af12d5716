/** A film among the photographs: `public/films/<name>.webm` and `.mp4`. */
export interface FilmName {
  film: string;
}

/** Names of photographs, in the shape in which a page's module gives them. */
export type Placement = string | FilmName | readonly Placement[] | { [key: string]: Placement };

/**
 * Which picture stands where, page by page. A name is a row of `scripts/media/manifest` and a file
 * `public/photos/<name>.jpg`; the catalogue's own pictures are uploads and not listed here.
 */
export const placements: Record<string, Record<string, Placement>> = {
  home: {
    slides: [
      {
        photo: 'slider-1',
        film: {
          film: 'film-1',
        },
      },
      {
        photo: 'car-p03-angle',
      },
      {
        photo: 'slider-3',
      },
      {
        photo: 'slider-4',
      },
      {
        photo: 'slider-5',
      },
      {
        photo: 'slider-6',
        film: {
          film: 'film-6',
        },
      },
    ],
    gallery: ['car-p08', 'panoramic-a', 'villa-v24', 'car-p09'],
    products: [
      'car-p01',
      'villa-v03',
      'panoramic-a',
      'hospital-h1',
      'freight-f1',
      'villa-v16',
      'escalator-m1',
      'walk-w1',
    ],
    parts: [
      'part-cabinet',
      'part-cop',
      'solution-photoelectric',
      'part-safety-gear',
      'solution-intercom',
      'part-encoder',
      'solution-limit-switch',
      'solution-push-button',
    ],
    strength: [
      'part-machine',
      'part-cabinet',
      'part-operator',
      'part-governor',
      'part-rails',
      'part-sheave',
      'part-buffers',
      'part-step',
    ],
    cases: ['hall-b', 'escalator-m1', 'hall-e', 'escalator-o1', 'car-p03-angle', 'walk-w1'],
  },
  about: {
    hero: 'banner-about',
    company: 'about-1',
    mission: 'panoramic-a',
  },
  career: {
    hero: 'part-cabinet',
    commitment: 'part-machine',
    perks: 'strength-3',
    form: 'car-p03',
  },
  contact: {
    hero: 'part-intercom',
  },
  newsroom: {
    hero: 'walk-w1',
    cards: ['part-sheave', 'car-p05', 'part-operator', 'part-cabinet', 'part-step'],
  },
  catalogue: {
    grid: 'part-machine',
    detail: 'banner-detail',
  },
  overview: {
    hero: 'part-buttons',
  },
  spareParts: {
    hero: 'banner-spare-parts',
    sections: {
      'elevator-parts': 'part-governor',
      'escalator-parts': 'part-step',
      identify: 'part-encoder',
      packing: 'part-cabinet',
      warranty: 'part-sheave',
    },
  },
  elevator: {
    hero: 'slider-1',
    sections: {
      car: 'car-p03-angle',
      hoistway: 'strength-1',
      'traction-machine': 'slider-3',
      counterweight: 'part-buffers',
      'guide-rails': 'part-rails',
      'control-systems': 'part-cabinet',
      'door-operators': 'part-operator',
      'safety-gear': 'part-safety-gear',
    },
    types: {
      passenger: 'car-p05',
      villa: 'villa-v24',
      panoramic: 'panoramic-a',
      hospital: 'hospital-h1',
      freight: 'freight-f1',
      hydraulic: 'villa-v16',
    },
  },
  escalator: {
    hero: 'slider-6',
    sections: {
      efficiency: 'escalator-m1',
      safety: 'part-combs',
      versatility: 'walk-w1',
      applications: 'escalator-o1',
    },
    types: {
      indoor: 'escalator-m1',
      'moving-walks': 'walk-w1',
      'out-door': 'escalator-o1',
    },
  },
  elevatorTypes: {
    passenger: [
      'car-p03',
      'passenger-01',
      'car-p02',
      'car-p09',
      'car-p08',
      'passenger-09-floor',
      'car-p05',
      'car-p06',
      'car-p14',
      'car-p01',
      'car-p11',
      'hall-b',
      'hall-e',
      'car-p03-angle',
      'car-p03',
      'passenger-01',
    ],
    villa: [
      'villa-21-low',
      'villa-v20',
      'villa-04-rail',
      'villa-v09',
      'villa-v12',
      'villa-v01',
      'villa-v16',
      'villa-v24',
      'villa-v03',
      'villa-21-low',
      'villa-v20',
      'villa-04-rail',
      'villa-v09',
      'villa-v12',
      'villa-v01',
      'villa-v16',
      'villa-v24',
      'villa-21-low',
      'villa-v20',
      'villa-04-rail',
      'villa-v09',
      'villa-v12',
      'villa-v01',
      'villa-v16',
      'villa-v24',
      'villa-21-low',
    ],
    panoramic: ['panoramic-a', 'villa-v09', 'villa-v03', 'panoramic-a'],
    hospital: ['hospital-h1', 'hall-b'],
    freight: ['freight-f1', 'hospital-h1'],
    hydraulic: ['villa-v16', 'car-p05', 'villa-v12', 'freight-f1', 'hall-b'],
  },
  escalatorTypes: {
    indoor: [
      'escalator-m1',
      'part-step',
      'escalator-m1',
      'escalator-m1',
      'escalator-m1',
      'escalator-m1',
      'escalator-m1',
    ],
    'moving-walks': ['walk-w1', 'walk-w1'],
    'out-door': [
      'escalator-o1',
      'part-step',
      'escalator-o1',
      'escalator-o1',
      'escalator-o1',
      'escalator-o1',
      'escalator-o1',
    ],
  },
};
