/** Characters that texts may have. The contract says the same, see `limits.test.ts`. */
export const MAX_LENGTHS = {
  name: 200,
  partNumber: 64,
  /** Of what is known by another number, and a value of a property that is a text. */
  maker: 100,
  choice: 100,
  /** Any text of one line that has no limit of its own. */
  line: 500,
  email: 254,
  phone: 50,
  /** A word of the search, a property's name or one of its choices. */
  word: 100,
  /** Of a property's numbers. */
  unit: 20,
  /** What is searched for. */
  query: 200,
  /** Texts in paragraphs: descriptions and what visitors write. */
  paragraphs: 10_000,
} as const;

/** Images of one part, and files of one form. */
export const MAX_IMAGES = 20;

/** Other numbers of one part, and numbers of one lookup. */
export const MAX_REFERENCES = 50;
export const MAX_LOOKUP = 200;

/** Pairs of terms that the search takes for the same. */
export const MAX_SYNONYMS = 2000;

/** Of one image. */
export const MAX_IMAGE_MIB = 10;

/** Widths that uploaded images are kept in, see `GET /uploads/{file}` in the contract. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
