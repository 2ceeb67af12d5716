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
        photo: 'slider-2',
        film: {
          film: 'film-2',
        },
      },
      {
        photo: 'slider-3',
        film: {
          film: 'film-3',
        },
      },
      {
        photo: 'slider-4',
        film: {
          film: 'film-4',
        },
      },
      {
        photo: 'slider-5',
        film: {
          film: 'film-5',
        },
      },
      {
        photo: 'slider-6',
        film: {
          film: 'film-6',
        },
      },
    ],
    gallery: ['gallery-1', 'gallery-2', 'gallery-3', 'gallery-4'],
    products: [
      'product-passenger',
      'product-villa',
      'product-panoramic',
      'product-hospital',
      'product-freight',
      'product-hydraulic',
      'product-escalator',
      'product-walk',
    ],
    parts: [
      'solution-control',
      'solution-display',
      'solution-photoelectric',
      'solution-safety-gear',
      'solution-intercom',
      'solution-encoder',
      'solution-limit-switch',
      'solution-push-button',
    ],
    strength: [
      'strength-1',
      'strength-2',
      'strength-3',
      'strength-4',
      'strength-5',
      'strength-6',
      'strength-7',
      'strength-8',
    ],
    cases: [
      'case-afghanistan',
      'case-dhaka',
      'case-ethiopia',
      'case-indonesia',
      'case-laos',
      'case-rwanda',
    ],
  },
  about: {
    hero: 'banner-about',
    company: 'about-1',
    mission: 'about-2',
  },
  career: {
    hero: 'banner-careers',
    commitment: 'strength-6',
    perks: 'strength-3',
    form: 'gallery-3',
  },
  contact: {
    hero: 'banner-contact',
  },
  newsroom: {
    hero: 'banner-newsroom',
    cards: ['news-1', 'news-2', 'news-3', 'news-4', 'news-5'],
  },
  catalogue: {
    grid: 'banner-grid',
    detail: 'banner-detail',
  },
  overview: {
    hero: 'banner-grid',
  },
  spareParts: {
    hero: 'banner-spare-parts',
    sections: {
      'elevator-parts': 'part-governor',
      'escalator-parts': 'news-5',
      identify: 'part-encoder',
      packing: 'news-4',
      warranty: 'part-sheave',
    },
  },
  elevator: {
    hero: 'slider-1',
    sections: {
      car: 'passenger-07-angle',
      hoistway: 'strength-1',
      'traction-machine': 'slider-3',
      counterweight: 'part-buffers',
      'guide-rails': 'part-rails',
      'control-systems': 'part-cabinet',
      'door-operators': 'part-operator',
      'safety-gear': 'part-safety-gear',
    },
    types: {
      passenger: 'product-passenger',
      villa: 'product-villa',
      panoramic: 'product-panoramic',
      hospital: 'product-hospital',
      freight: 'product-freight',
      hydraulic: 'product-hydraulic',
    },
  },
  escalator: {
    hero: 'slider-6',
    sections: {
      efficiency: 'escalator-03-terminal',
      safety: 'part-combs',
      versatility: 'walk-w1',
      applications: 'outdoor-03-hillside',
    },
    types: {
      indoor: 'product-escalator',
      'moving-walks': 'product-walk',
      'out-door': 'escalator-o1',
    },
  },
  elevatorTypes: {
    passenger: [
      'passenger-07-angle',
      'car-p03',
      'passenger-01',
      'landing-01',
      'passenger-03-corner',
      'car-p02',
      'passenger-05-panel',
      'passenger-12-oblique',
      'car-p09',
      'passenger-04-ceiling',
      'car-p08',
      'passenger-06-oblique',
      'passenger-09-floor',
      'passenger-02-angle',
      'landing-02',
      'passenger-10-door',
    ],
    villa: [
      'villa-27-residence',
      'villa-10',
      'villa-21-low',
      'villa-05-corner',
      'villa-v20',
      'villa-15-angle',
      'villa-04-rail',
      'villa-02-oblique',
      'villa-v09',
      'villa-14-low',
      'villa-07-accent',
      'villa-08-corner',
      'villa-18',
      'villa-11-oblique',
      'villa-25-ceiling',
      'villa-v12',
      'villa-28-detail',
      'villa-22-oblique',
      'villa-06-low',
      'villa-23-floor',
      'villa-v01',
      'villa-13-door',
      'villa-26-buttons',
      'villa-v16',
      'villa-v24',
      'villa-v03',
    ],
    panoramic: ['panoramic-a', 'panoramic-02-low', 'panoramic-03-gallery', 'panoramic-04-wide'],
    hospital: ['hospital-02-corner', 'hospital-h1'],
    freight: ['freight-f1', 'freight-02-corner'],
    hydraulic: [
      'hydraulic-01',
      'hydraulic-02-corner',
      'hydraulic-04-oblique',
      'hydraulic-05-door',
      'hydraulic-03-low',
    ],
  },
  escalatorTypes: {
    indoor: [
      'escalator-m1',
      'escalator-03-terminal',
      'escalator-02-metro',
      'escalator-04-office',
      'escalator-05-crossing',
      'escalator-06-congress',
      'escalator-07-newel',
    ],
    'moving-walks': ['walk-w1', 'walk-02-inclined'],
    'out-door': [
      'escalator-o1',
      'outdoor-02-station',
      'outdoor-03-hillside',
      'outdoor-05-arcade',
      'outdoor-04-footbridge',
      'outdoor-06-steps',
      'outdoor-07-top',
    ],
  },
};
