import { relation } from './importFile';
import { HEADINGS, ROWS, type ListCell } from './programFiles';
import {
  RICH_VALUE_RELATIONS,
  at,
  between,
  cellImageParts,
  drawingParts,
  picture,
  richValueParts,
  type Images,
} from './workbookImages';
import { makeZip, type ZipEntry } from './zip';

/* The workbooks that programs write of the supplier's list. */

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const LAST_ROW = ROWS.length + 1;
const TABLE = `A1:G${LAST_ROW}`;

/** What programs do in different ways. */
interface Dialect {
  application: string;
  /** Number formats by their ids; built-in ones have no code. */
  formats: [id: number, code: string][];
  /** Indexes of styles: one for each format, after the first, which is general. */
  styleOf: Record<ListCell['kind'], number>;
  /** Of a cell with a number. */
  numberType?: string;
  rowAttributes: (isHidden: boolean) => string;
  /** Of a price, which is calculated. */
  formula: (text: string, row: number) => string;
  /** Of an error. */
  lookup: string;
  beforeRows: string;
  afterRows: string;
  rowsAtEnd?: string;
  imageCell?: (image: string, reference: string) => string;
  sheetAttributes?: string;
  hiddenSheet?: string;
  parts: ZipEntry[];
  relations?: string;
  hasDrawing: boolean;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function workbookBy(dialect: Dialect): Buffer {
  const { styleOf, numberType = '', formats } = dialect;
  const strings: string[] = [];
  const stringCell = (reference: string, text: string) => {
    if (!strings.includes(text)) strings.push(text);
    return `<c r="${reference}" s="0" t="s"><v>${strings.indexOf(text)}</v></c>`;
  };
  const cellOf = ({ kind, stored }: ListCell, column: number, row: number) => {
    const reference = `${'ABCDEFG'.charAt(column)}${row}`;
    const style = `r="${reference}" s="${styleOf[kind]}"`;
    if (kind === 'text') return stringCell(reference, String(stored));
    if (kind === 'error') return `<c ${style} t="e">${dialect.lookup}<v>${stored}</v></c>`;
    const formula = kind === 'money' ? dialect.formula(`H${row}*1.1`, row) : '';
    return `<c ${style}${numberType}>${formula}<v>${stored}</v></c>`;
  };
  const rowOf = (row: number, cells: string, isHidden = false) =>
    `<row r="${row}" ${dialect.rowAttributes(isHidden)}>${cells}</row>`;
  const headings = HEADINGS.map((text, column) =>
    stringCell(`${'ABCDEFG'.charAt(column)}1`, text),
  ).join('');
  const rows = ROWS.map(({ cells, image, isHidden }, index) => {
    const row = index + 2;
    const own = cells.map((cell, column) => cellOf(cell, column, row)).join('');
    return rowOf(row, own + (dialect.imageCell?.(image, `G${row}`) ?? ''), isHidden);
  });
  const sheet = `${PROLOGUE}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}" ${dialect.sheetAttributes ?? ''}>
    ${dialect.beforeRows}<sheetData>${rowOf(1, headings)}${rows.join('')}${dialect.rowsAtEnd ?? ''}</sheetData>
    ${dialect.afterRows}${dialect.hasDrawing ? '<drawing r:id="rId1"/>' : ''}</worksheet>`;
  const numFmts = formats
    .filter(([, code]) => code !== '')
    .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${escape(code)}"/>`)
    .join('');
  const xfs = formats
    .map(([id]) => `<xf numFmtId="${id}" fontId="0" xfId="0" applyNumberFormat="1"/>`)
    .join('');
  const items = strings.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`);
  const parts = {
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships>${relation('rId1', 'xl/workbook.xml', 'officeDocument')}${relation('rId2', 'docProps/app.xml', 'extended-properties')}</Relationships>`,
    'docProps/app.xml': `<Properties><Application>${dialect.application}</Application></Properties>`,
    'xl/workbook.xml': `${PROLOGUE}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr/><sheets>
      <sheet name="Price list" sheetId="1" r:id="rId1"/>${dialect.hiddenSheet ?? ''}</sheets>
      <definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'Price list'!$A$1:$G$${LAST_ROW}</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheets/sheet1.xml', 'worksheet')}
      ${relation('rId2', 'styles.xml', 'styles')}${relation('rId3', 'sharedStrings.xml', 'sharedStrings')}${dialect.relations ?? ''}</Relationships>`,
    'xl/styles.xml': `${PROLOGUE}<styleSheet xmlns="${MAIN}"><numFmts>${numFmts}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/>${xfs}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${PROLOGUE}<sst xmlns="${MAIN}" uniqueCount="${items.length}">${items.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${dialect.hasDrawing ? relation('rId1', '../drawings/drawing1.xml', 'drawing') : ''}</Relationships>`,
  };
  return makeZip([
    ...Object.entries(parts).map(([name, content]) => ({ name, content })),
    ...dialect.parts,
  ]);
}

const STYLES = { text: 0, error: 0, whole: 0, padded: 1, rounded: 2, date: 3, money: 4 };

const anchors = (anchorOf: (row: number, content: string) => string) =>
  ROWS.map(({ image }, index) => anchorOf(index + 1, picture(image))).join('');

const excel = (images: Images): Dialect => ({
  application: 'Microsoft Excel',
  formats: [
    [164, '000000'],
    [165, '0.0'],
    [16, ''],
    [166, '[$€-2]\\ #,##0.00'],
  ],
  styleOf: STYLES,
  sheetAttributes:
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"',
  rowAttributes: (isHidden) =>
    `spans="1:8" ht="48" customHeight="1" x14ac:dyDescent="0.3"${isHidden ? ' hidden="1"' : ''}`,
  formula: (text, row) =>
    row === 2 ? `<f t="shared" ref="F2:F${LAST_ROW}" si="0">${text}</f>` : '<f t="shared" si="0"/>',
  lookup: '<f>VLOOKUP(A3,Sheet9!A:B,2,FALSE)</f>',
  beforeRows: `<sheetPr filterMode="1"/><dimension ref="${TABLE}"/><sheetViews><sheetView workbookViewId="0"/></sheetViews>
    <sheetFormatPr defaultRowHeight="14.4" x14ac:dyDescent="0.3"/><cols><col min="1" max="7" width="12.6640625" customWidth="1"/></cols>`,
  afterRows: `<autoFilter ref="${TABLE}"><filterColumn colId="1"><filters><filter val="Belt"/></filters></filterColumn></autoFilter><pageMargins left="0.7" right="0.7"/>`,
  parts: drawingParts(
    anchors((row, content) => between([6, row, 2], [6, row, 46], content)),
    images,
  ),
  hasDrawing: true,
});

const excel365 = (images: Images): Dialect => ({
  ...excel(images),
  imageCell: (image, reference) =>
    `<c r="${reference}" s="0" t="e" vm="${Object.keys(images).indexOf(image) + 1}"><v>#VALUE!</v></c>`,
  formula: (text, row) => `<f t="array" ref="F${row}">${text}</f>`,
  parts: richValueParts(images),
  relations: RICH_VALUE_RELATIONS,
  hasDrawing: false,
});

const libreOffice = (images: Images): Dialect => ({
  application: 'LibreOffice/24.8.4.2$Linux_X86_64 LibreOffice_project/480$Build-2',
  formats: [
    [165, '000000'],
    [166, '0.0'],
    [167, '[$-409]d\\-mmm;@'],
    [168, '#,##0.00\\ [$€-407];[RED]\\-#,##0.00\\ [$€-407]'],
    [164, 'General'],
  ],
  styleOf: { ...STYLES, text: 5, error: 5, whole: 5 },
  numberType: ' t="n"',
  rowAttributes: (isHidden) =>
    `customFormat="false" ht="48" hidden="${isHidden}" customHeight="true" outlineLevel="0" collapsed="false"`,
  formula: (text) => `<f aca="false">${text}</f>`,
  lookup: '<f aca="false">VLOOKUP(A3,$Sheet9.A:B,2,0)</f>',
  beforeRows: `<sheetPr filterMode="true"><pageSetUpPr fitToPage="false"/></sheetPr><dimension ref="A1:XFD1048576"/>
    <sheetFormatPr defaultColWidth="11.53515625" defaultRowHeight="12.8" zeroHeight="false" outlineLevelRow="0" outlineLevelCol="0"/>
    <cols><col collapsed="false" customWidth="true" hidden="false" outlineLevel="0" max="7" min="1" style="5" width="12.4"/>
    <col collapsed="false" customWidth="false" hidden="false" outlineLevel="0" max="16384" min="8" style="5" width="11.53"/></cols>`,
  rowsAtEnd: `<row r="1048575" customFormat="false" ht="12.8" hidden="false"><c r="A1048575" s="5"/></row>
    <row r="1048576" customFormat="false" ht="12.8" hidden="false"><c r="XFD1048576" s="5"/></row>`,
  afterRows: `<autoFilter ref="${TABLE}"/><printOptions headings="false" gridLines="false"/>`,
  parts: drawingParts(
    anchors((row, content) => between([6, row, 1], [6, row, 40], content)),
    images,
  ),
  hasDrawing: true,
});

const wps = (images: Images): Dialect => ({
  application: 'WPS Office',
  formats: [
    [176, '000000'],
    [177, '0.0_ '],
    // The day of a month in Chinese.
    [58, ''],
    [178, '[$€-2]\\ #,##0.00_);[Red]\\([$€-2]\\ #,##0.00\\)'],
  ],
  styleOf: STYLES,
  sheetAttributes: 'xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData"',
  rowAttributes: (isHidden) =>
    `ht="48" customHeight="1" spans="1:8"${isHidden ? ' hidden="1"' : ''}`,
  formula: (text) => `<f>${text}</f>`,
  lookup: '<f>_xlfn.XLOOKUP(A3,H:H,I:I)</f>',
  imageCell: (image, reference) =>
    `<c r="${reference}" s="0" t="str"><f>_xlfn.DISPIMG(&quot;ID_${image}&quot;,1)</f><v>=DISPIMG(&quot;ID_${image}&quot;,1)</v></c>`,
  beforeRows: `<sheetPr filterMode="1"/><dimension ref="${TABLE}"/><sheetFormatPr defaultColWidth="9" defaultRowHeight="13.5" outlineLevelCol="7"/>`,
  afterRows: `<autoFilter etc:filterBottomFollowUsedRange="0" ref="${TABLE}"><extLst/></autoFilter>`,
  hiddenSheet: '<sheet name="WpsReserved_CellImgList" sheetId="2" state="veryHidden" r:id="rId1"/>',
  parts: cellImageParts(images),
  relations: relation('rId9', 'cellimages.xml', 'cellImage'),
  hasDrawing: false,
});

const googleSheets = (images: Images): Dialect => ({
  application: '',
  formats: [
    [164, '000000'],
    [165, '0.0'],
    [166, 'd-mmm'],
    [167, '[$€]#,##0.00'],
  ],
  styleOf: STYLES,
  rowAttributes: (isHidden) => `ht="48" customHeight="1"${isHidden ? ' hidden="1"' : ''}`,
  formula: (text) => `<f>${text}</f>`,
  lookup: '<f>IFERROR(__xludf.DUMMYFUNCTION("QUERY(A:B)"),NA())</f>',
  beforeRows: `<sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"/></sheetViews>
    <sheetFormatPr customHeight="1" defaultColWidth="12.63" defaultRowHeight="15.75"/>`,
  afterRows: `<autoFilter ref="$A$1:$G$${LAST_ROW}"/>`,
  rowsAtEnd: '<row r="900"/><row r="1000"><c r="A1000" s="1"/></row>',
  parts: drawingParts(
    anchors((row, content) => at([6, row, 1], 44, content)),
    images,
  ),
  hasDrawing: true,
});

/** Workbooks by the programs that write them. */
export const workbooks: Record<string, (images: Images) => Buffer> = {
  'Excel, images over cells': (images) => workbookBy(excel(images)),
  'Excel 365, images in cells': (images) => workbookBy(excel365(images)),
  LibreOffice: (images) => workbookBy(libreOffice(images)),
  'WPS, images in cells': (images) => workbookBy(wps(images)),
  'Google Sheets': (images) => workbookBy(googleSheets(images)),
};
