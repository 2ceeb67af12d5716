import { relation, workbookOf } from './importFile';
import type { ZipEntry } from './zip';

/* Workbooks with images, as different programs write them. */

export type Images = Record<string, Buffer | string>;

const media = (images: Images): ZipEntry[] =>
  Object.entries(images).map(([name, content]) => ({ name: `xl/media/${name}`, content }));

/** The ids of the relations to images are their names. */
const relations = (images: Images, folder = '../media/', more = '') =>
  `<r>${Object.keys(images).map((name) => relation(name, folder + name, 'image'))}${more}</r>`;

export const picture = (image: string, name = 'Picture 1') =>
  `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="${name}"/></xdr:nvPicPr><xdr:blipFill><a:blip
    r:embed="${image}"><a:extLst><a:ext uri="u"><asvg:svgBlip r:embed="none"/></a:ext></a:extLst></a:blip></xdr:blipFill>
    <xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="99999999" cy="99999999"/></a:xfrm></xdr:spPr></xdr:pic>`;

export const linkedPicture = (id: string) => picture(id).replace('r:embed', 'r:link');

const NAMESPACES = 'xmlns:xdr="d" xmlns:a="a" xmlns:r="r" xmlns:mc="m" xmlns:asvg="s"';

/** A column, and a row with what lies above inside it in points; both count from 0. */
type Corner = [column: number, row: number, points?: number];

const corner = (tag: 'from' | 'to', [column, row, points = 0]: Corner) =>
  `<xdr:${tag}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row>
    <xdr:rowOff>${points * 12_700}</xdr:rowOff></xdr:${tag}>`;

/** Between two corners, as Excel, WPS and LibreOffice write it. */
export const between = (from: Corner, to: Corner, content: string) =>
  `<xdr:twoCellAnchor editAs="oneCell">${corner('from', from)}${corner('to', to)}${content}<xdr:clientData/></xdr:twoCellAnchor>`;

/** Of a height in points, as Google Sheets writes it. */
export const at = (from: Corner, points: number, content: string) =>
  `<xdr:oneCellAnchor>${corner('from', from)}<xdr:ext cx="9525" cy="${points * 12_700}"/>${content}<xdr:clientData fLocksWithSheet="0"/></xdr:oneCellAnchor>`;

/** So many points below the beginning of the sheet. */
export const below = (top: number, points: number, content: string) =>
  `<xdr:absoluteAnchor><xdr:pos x="0" y="${top * 12_700}"/><xdr:ext cx="9525" cy="${points * 12_700}"/>${content}</xdr:absoluteAnchor>`;

const linksTo = (links: Record<string, string>) =>
  Object.entries(links)
    .map(([id, target]) => relation(id, target, 'image').replace('/>', ' TargetMode="External"/>'))
    .join('');

/** `links` are linked images by their ids. */
export const drawingParts = (
  anchors: string,
  images: Images,
  links: Record<string, string> = {},
): ZipEntry[] => [
  { name: 'xl/drawings/drawing1.xml', content: `<xdr:wsDr ${NAMESPACES}>${anchors}</xdr:wsDr>` },
  {
    name: 'xl/drawings/_rels/drawing1.xml.rels',
    content: relations(images, '../media/', linksTo(links)),
  },
  ...media(images),
];

/** Images over the cells. */
export const withDrawing = (sheet: string, ...drawing: Parameters<typeof drawingParts>): Buffer =>
  workbookOf(sheet, [
    {
      name: 'xl/_rels/sheet.xml.rels',
      content: `<r>${relation('d', 'drawings/drawing1.xml', 'drawing')}</r>`,
    },
    ...drawingParts(...drawing),
  ]);

export const cellImageParts = (images: Images): ZipEntry[] => [
  {
    name: 'xl/cellimages.xml',
    content: `<etc:cellImages xmlns:etc="e" ${NAMESPACES}>${Object.keys(images)
      .map((name) => `<etc:cellImage>${picture(name, `ID_${name}`)}</etc:cellImage>`)
      .join('')}</etc:cellImages>`,
  },
  { name: 'xl/_rels/cellimages.xml.rels', content: relations(images, 'media/') },
  ...media(images),
];

/** Images in cells with the formula `DISPIMG` of their name, as WPS writes them. */
export const withCellImages = (sheet: string, images: Images): Buffer =>
  workbookOf(sheet, cellImageParts(images), 0, relation('i', 'cellimages.xml', 'cellImage'));

export function richValueParts(images: Images): ZipEntry[] {
  const each = (text: (index: number, name: string) => string) =>
    Object.keys(images)
      .map((name, index) => text(index, name))
      .join('');
  const parts = {
    'xl/metadata.xml': `<metadata xmlns:xlrd="x"><metadataTypes><metadataType name="XLDAPR"/><metadataType name="XLRICHVALUE"/></metadataTypes>
      <futureMetadata name="XLDAPR"><bk/></futureMetadata>
      <futureMetadata name="XLRICHVALUE"><bk><extLst><ext><xlrd:rvb i="0"/></ext></extLst></bk>${each(
        (index) => `<bk><extLst><ext><xlrd:rvb i="${index + 1}"/></ext></extLst></bk>`,
      )}</futureMetadata><cellMetadata><bk><rc t="1" v="0"/></bk></cellMetadata>
      <valueMetadata>${each((index) => `<bk><rc t="2" v="${index + 1}"/></bk>`)}</valueMetadata></metadata>`,
    'xl/richData/rdrichvaluestructure.xml': `<rvStructures><s t="_webimage"><k n="WebImageIdentifier" t="i"/></s>
      <s t="_localImage"><k n="CalcOrigin" t="i"/><k n="_rvRel:LocalImageIdentifier" t="i"/></s></rvStructures>`,
    'xl/richData/rdrichvalue.xml': `<rvData><rv s="0"><v>0</v></rv>${each(
      (index) => `<rv s="1"><v>5</v><v>${index}</v></rv>`,
    )}</rvData>`,
    'xl/richData/richValueRel.xml': `<richValueRels xmlns:r="r">${each((_, name) => `<rel r:id="${name}"/>`)}</richValueRels>`,
    'xl/richData/_rels/richValueRel.xml.rels': relations(images),
  };
  return [...Object.entries(parts).map(([name, content]) => ({ name, content })), ...media(images)];
}

export const RICH_VALUE_RELATIONS =
  relation('m', 'metadata.xml', 'sheetMetadata') +
  relation('v', 'richData/rdrichvalue.xml', 'rdRichValue') +
  relation('s', 'richData/rdrichvaluestructure.xml', 'rdRichValueStructure') +
  relation('l', 'richData/richValueRel.xml', 'richValueRel');

/** Images that are the values of cells, by their indexes from 1 in `vm`, as Excel 365 writes them. */
export const withRichValues = (sheet: string, images: Images): Buffer =>
  workbookOf(sheet, richValueParts(images), 0, RICH_VALUE_RELATIONS);
