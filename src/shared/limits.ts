/** Characters of a text; `limits.test.ts` compares them with the contract. */
export const MAX_LENGTHS = {
  name: 200,
  partNumber: 64,
  maker: 100,
  choice: 100,
  /** Of any other text of one line. */
  line: 500,
  email: 254,
  /** Two numbers with extensions. */
  phone: 100,
  /** A search word, an attribute's label or one of its choices. */
  word: 100,
  /** The unit of an attribute. */
  unit: 20,
  /** A search query. */
  query: 200,
  /** Texts of several lines: descriptions, messages. */
  paragraphs: 10_000,
} as const;

/** How long messages are stored where the setting says nothing else. */
export const MESSAGE_RETENTION_MONTHS = 24;

/** Images of one part. */
export const MAX_IMAGES = 20;

/** Reference numbers of one part, and numbers of one lookup. */
export const MAX_REFERENCES = 50;
export const MAX_LOOKUP = 200;

export const MAX_SYNONYMS = 2000;

export const MAX_IMAGE_MIB = 10;
export const MAX_IMAGE_MEGAPIXELS = 50;

/** Widths of the variants of uploaded images, see `GET /uploads/{file}` in the contract. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
