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

/** Bytes of the longest JSON body, which only admins send. */
export const MAX_JSON_BYTES = 2 * 1024 * 1024;

/** Lines of a quotation list, of an inquiry and of a quotation. */
export const MAX_LINES = 200;
/** Charges of a quotation beside its lines. */
export const MAX_CHARGES = 10;
/** Characters of the list that the site stores in a cookie for a browser without script. */
export const MAX_COOKIE_LIST = 3800;
/** Characters of a list that is pasted without script: the site's server reads it. */
export const MAX_PASTE_WITHOUT_SCRIPT = 30_000;
export const MAX_QUANTITY = 1_000_000;
/** Characters of a pasted list, and MiB of a file with a list. */
export const MAX_PASTE = 200_000;
export const MAX_LIST_FILE_MIB = 5;
/** Days that the link of a shared list is valid. */
export const SHARED_LIST_DAYS = 90;
/** Photographs of one inquiry. */
export const MAX_PHOTOS = 5;
export const MAX_CV_MIB = 5;
/** Files that are attached to an answer to a buyer. */
export const MAX_ATTACHMENTS = 5;

/** Images of one part. */
export const MAX_IMAGES = 20;
/** Documents of one part, and MiB of each. */
export const MAX_DOCUMENTS = 10;
export const MAX_DOCUMENT_MIB = 20;

/** List prices and suppliers of one part. */
export const MAX_PRICES = 50;
export const MAX_SUPPLIERS = 20;

/** Parts of one bulk change. */
export const MAX_BULK = 5000;
/** Days that deleted parts and categories can be restored. */
export const TRASH_DAYS = 30;
/** How long the history of changes is stored. */
export const HISTORY_MONTHS = 24;

/**
 * Of an import: MiB of a workbook, of a CSV file or the texts of a workbook, and of the archive of
 * images; rows, columns, characters of a cell.
 */
export const MAX_IMPORT_MIB = 200;
export const MAX_IMPORT_TEXT_MIB = 20;
export const MAX_IMPORT_ARCHIVE_MIB = 200;
export const MAX_IMPORT_ROWS = 20_000;
export const MAX_IMPORT_COLUMNS = 200;
export const MAX_IMPORT_CELL = 10_000;
/** Words of an import that are not known, which are listed. */
export const MAX_IMPORT_WORDS = 500;
/** Days that an import is stored and can be undone. */
export const IMPORT_DAYS = 30;

/** Reference numbers of one part, and numbers of one lookup. */
export const MAX_REFERENCES = 50;
export const MAX_LOOKUP = 200;

export const MAX_SYNONYMS = 2000;

export const MAX_IMAGE_MIB = 10;
export const MAX_IMAGE_MEGAPIXELS = 50;

/** Widths of the variants of uploaded images, see `GET /uploads/{file}` in the contract. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
