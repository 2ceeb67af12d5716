import { isImageFormula } from '../cells';
import type { WorkbookFiles } from './files';
import { picturePlacer, readPictures, type PicturePlacer } from './pictures';
import { readImageRelations, readRelations, relationOf } from './relations';
import { parse } from './xml';

/** Finds the images of a workbook; `pathOf` is the file that the workbook has a relation of this type to. */
export type ImageFinder = (
  files: WorkbookFiles,
  pathOf: (type: string) => string,
) => Promise<WorkbookImages>;

/** Images are called by their part names, such as `/xl/media/image1.png`. */
export interface WorkbookImages {
  /** The image that is the value of a cell with this formula, or with this index of metadata. */
  inCell: (formula: string, metadata: string) => string | undefined;
  /** Those that lie over the cells of a sheet; undefined: there are none. */
  over: (sheet: string) => Promise<PicturePlacer | undefined>;
}

/** As WPS writes it. */
const CELL_IMAGE = /DISPIMG\(\s*"([^"]+)"/i;

export const findImages: ImageFinder = async (files, pathOf) => {
  const pictures = await readPictures(files, pathOf('cellImage') || 'xl/cellimages.xml');
  const byId = new Map(pictures.map(({ name, image }) => [name, image]));
  const byMetadata = await readRichValues(files, pathOf);
  return {
    inCell: (formula, metadata) =>
      (isImageFormula(formula) ? byId.get(CELL_IMAGE.exec(formula)?.[1] ?? '') : undefined) ??
      byMetadata[Number(metadata) - 1],
    over: async (sheet) => {
      const drawing = (await readRelations(files, sheet)).find(({ type }) => type === 'drawing');
      const over = drawing ? await readPictures(files, drawing.target) : [];
      return over.length > 0 ? picturePlacer(over) : undefined;
    },
  };
};

/** Of a value that is a local image, which Excel calls the one that is placed in the cell. */
const IMAGE_KEY = '_rvRel:LocalImageIdentifier';
const RICH_VALUE = 'XLRICHVALUE';

/** The images that cells of Excel 365 have as their values, by the index of the cells' metadata from 0. */
async function readRichValues(
  files: WorkbookFiles,
  pathOf: (type: string) => string,
): Promise<(string | undefined)[]> {
  const values = await readValues(files, pathOf);
  const types: string[] = [];
  /** The index of the value for each entry of the type that has rich values. */
  const rich: number[] = [];
  const byMetadata: (string | undefined)[] = [];
  let section = '';
  await parse(files, pathOf('sheetMetadata'), {
    open: (tag, { name = '', i, t, v }) => {
      if (tag === 'metadataType') types.push(name);
      if (tag === 'futureMetadata') section = name;
      if (tag === 'cellMetadata' || tag === 'valueMetadata') section = tag;
      if (section === RICH_VALUE && tag === 'bk') rich.push(-1);
      if (section === RICH_VALUE && tag === 'rvb') rich[rich.length - 1] = Number(i);
      if (section !== 'valueMetadata') return;
      if (tag === 'bk') byMetadata.push(undefined);
      if (tag === 'rc' && types[Number(t) - 1] === RICH_VALUE)
        byMetadata[byMetadata.length - 1] = values[rich[Number(v)] ?? -1];
    },
  });
  return byMetadata;
}

/** The image of each rich value; undefined: it is something else, such as an image of the web. */
async function readValues(
  files: WorkbookFiles,
  pathOf: (type: string) => string,
): Promise<(string | undefined)[]> {
  const images = await readImageRelations(files, pathOf('richValueRel'));
  const related: (string | undefined)[] = [];
  await parse(files, pathOf('richValueRel'), {
    open: (tag, attributes) => {
      if (tag === 'rel') related.push(images.get(relationOf(attributes, 'id')));
    },
  });
  /** The key of the image in each structure; -1: it has none. */
  const imageKeys: number[] = [];
  let key = 0;
  await parse(files, pathOf('rdRichValueStructure'), {
    open: (tag, { n }) => {
      if (tag === 's') {
        imageKeys.push(-1);
        key = 0;
      } else if (tag === 'k') {
        if (n === IMAGE_KEY) imageKeys[imageKeys.length - 1] = key;
        key += 1;
      }
    },
  });
  const values: (string | undefined)[] = [];
  let imageKey: number | undefined;
  await parse(files, pathOf('rdRichValue'), {
    open: (tag, { s }) => {
      if (tag !== 'rv') return;
      imageKey = imageKeys[Number(s)];
      key = 0;
      values.push(undefined);
    },
    close: (tag, text) => {
      if (tag !== 'v') return;
      if (key === imageKey) values[values.length - 1] = related[Number(text)];
      key += 1;
    },
  });
  return values;
}
