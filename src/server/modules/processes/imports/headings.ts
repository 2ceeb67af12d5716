import { attributeField } from '@/shared/history';
import { company } from '@/shared/company';
import { splitRemark, textUnit } from '@/shared/headingUnits';
import {
  type ImportField,
  RECORD_FIELDS,
  REFERENCE_FIELDS,
  REFERENCE_KINDS,
  type ReferenceField,
  isReferenceField,
} from '@/shared/imports';
import { PART_FIELDS, PART_TEXTS, isTranslated, zhOf } from '@/shared/partFields';
import {
  numbers as numbersEn,
  partFields as labelsEn,
  priceFields as pricesEn,
} from '@/shared/partLabels/en';
import {
  numbers as numbersZh,
  partFields as labelsZh,
  priceFields as pricesZh,
} from '@/shared/partLabels/zh';
import { PRICE_FIELDS } from '@/shared/prices';
import { fold } from '@/shared/search';
import { unitsFor } from '@/shared/units';
import { simplify } from '@/server/search/analyzer';
import type { AttributeRow } from '../../catalogue/attributes/repository';

/** A field that a column may hold; the lowest rank is the likeliest. */
export interface Candidate {
  field: ImportField;
  rank: number;
}

/** What suppliers call a field beside its labels, the surest names first. */
const SYNONYMS: Record<string, string> = {
  _id: 'id',
  partNumber:
    'part no|part num|part nr|pn|part #|part|item code|item no|item number|item nr|sku|article number|' +
    'article no|article code|art nr|art no|artikelnummer|artikel nr|product code|product no|product number|' +
    'material no|material number|order no|order code|spare part no|catalogue no|mpn|oem no|oem number|料号|品号|货号|' +
    '配件号|配件编码|零件号|产品编号|产品编码|产品代码|商品编码|物料号|物料编码|物料编号|物料代码|部件号|编号|编码|' +
    '图号|产品型号|规格型号|型号|model no|model|code|ref no|reference|ref|number|no',
  name:
    'part name|product name|item name|article name|spare part|product|designation|title|bezeichnung|' +
    '产品名称|品名|配件名称|零件名称|物料名称|商品名称|部件名称|产品|item|article',
  brand: 'make|maker|manufacturer|trademark|marke|hersteller|厂牌|厂家|制造商|生产厂家|牌子',
  partType: 'type|kind|product type|类型|种类|产品类型',
  material: 'materials|material quality|werkstoff|材料|材质材料',
  dimensions:
    'dimension|size|sizes|spec|specs|specification|specifications|abmessungen|规格|外形尺寸|产品规格',
  installSize: 'installation size|mounting size|mounting dimensions|安装孔距|开孔尺寸',
  faceplateSize: 'faceplate|face plate size|panel size|plate size|面板规格',
  weight: 'unit weight|weight per piece|gewicht|单重',
  application: 'applications|usage|use|suitable for|used for|用途|适用|适用电梯|适用于|应用',
  warrantyTime: 'warranty|warranty period|guarantee|质保|保修期|质保时间|保修',
  certificates: 'certificate|certification|certifications|approvals|standard|认证证书|证书',
  moq: 'moq|min order qty|min order quantity|minimum order|minimum order qty|min qty|起订量|最小订量|最低起订量|起定量',
  leadTime:
    'lead time|delivery time|delivery|lieferzeit|production time|交货期|交期|货期|供货周期|交货时间',
  shippingTerms: 'shipping|incoterms|delivery terms|trade terms|运输方式|贸易条款|交货条款|运输',
  paymentTerms: 'payment|terms of payment|付款方式|支付方式|付款',
  paymentCurrency: 'currency|币种|货币',
  packing: 'packaging|package|packing details|verpackung|包装方式|包装说明',
  hsCode:
    'hs no|hs number|hs|hts|hts code|tariff code|tariff no|tariff number|customs code|' +
    'customs tariff number|commodity code|taric|zolltarifnummer|hs编码|税则号|报关编码|海关编号',
  countryOfOrigin: 'origin|made in|coo|country|ursprungsland|原产地|产地|产地国',
  netWeight: 'net weight|n w|nw|weight net|unit net weight|nettogewicht|净重量|单件净重',
  grossWeight: 'gross weight|g w|gw|weight gross|unit gross weight|bruttogewicht|毛重量|单件毛重',
  description:
    'desc|details|detail|remark|remarks|note|notes|comment|comments|beschreibung|产品描述|说明|详情|详细描述|备注',
  category:
    'category|categories|product category|group|product group|分类|类别|产品分类|产品类别|类目|品类',
  hidden:
    'hidden|state|status|draft|状态|发布状态|隐藏|草稿|enabled|active|published|visible|is enabled|is active|' +
    'is published|is visible|is hidden|启用|上架|启用状态|上架状态|销售状态|是否启用|是否上架|是否发布|是否显示|' +
    '是否隐藏|是否有效',
  oemNumbers:
    'oem no|oem number|oem part no|oem part number|oem code|oem ref|oem reference|oem|' +
    'original no|original number|original part no|original part number|manufacturer part no|' +
    'manufacturer part number|cross reference|cross references|cross ref|xref|interchange|' +
    'interchange no|原厂号|原厂件号|原厂料号|原厂零件号|原厂配件号|原装编号|oem编号|oem号|oem号码',
  supplierNumbers:
    'supplier no|supplier number|suppliers no|suppliers number|supplier part no|supplier part number|' +
    'supplier item no|vendor part no|vendor part number|供应商料号|供应商件号|供方编号|供方料号',
  replacedNumbers:
    'replaced number|replaced no|replaces|replaces no|replacement for|supersedes|' +
    'superseded|superseded no|superseded number|superseded part no|old no|old number|old part no|' +
    'old part number|former no|former number|替代号|替代料号|被替代编号|被替代的旧编号|旧编号|旧料号|' +
    '旧号|原编号',
  minQuantity:
    'min quantity|from quantity|quantity from|quantity break|price break|qty from|from qty|数量起|起始数量|数量阶梯',
  price:
    'unit price|list price|price each|price per piece|price pc|fob price|exw price|new price|net price|preis|' +
    '单价|售价|价钱|报价|含税单价|列表价|出厂价|fob单价|fob价',
  currency: 'curr|currency code|price currency|währung|货币',
  validFrom: 'from|effective|effective from|effective date|start date|生效日期|生效|起始日期',
  validUntil:
    'until|to|valid to|valid till|validity|expiry|expiry date|end date|失效日期|截止日期|有效期',
  supplier: 'supplier name|vendor|vendor name|lieferant|供应商名称|供方|供货商',
  supplierNumber: 'number at the supplier',
  cost: 'cost price|unit cost|purchase price|buying price|采购价|进价|成本价|采购单价',
  images:
    'images|image|picture|pictures|photo|photos|image file|image files|图片|照片|产品图片|图片名称|图',
};

const POSITIONS = new Set(['item', 'no', 'number', 'nr', 'pos', '编号', '号']);
/** Of a part of the heading, such as the Chinese one of `Name 品名`, after all whole ones. */
const PARTIAL = 50;

const CHINESE = /(?:简体)?中文|\b(?:simplified )?chinese\b|\b(?:cn|zh|zh cn)\b/;
const LANGUAGE = new RegExp(`${CHINESE.source}|英文|\\b(?:english|en|eng)\\b`, 'g');
/** Of lifts, not of parts. */
const MODEL = /model|型号/;
const HAN = /\p{Script=Han}/u;

/** What headings are compared by. */
export const foldHeading = (text: string): string =>
  simplify(fold(text))
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();

const keyOf = (text: string): string => foldHeading(text).replaceAll(' ', '');

/** Finds the fields that a heading may name; `makers` are those of other numbers. */
export function headingReader(attributes: readonly AttributeRow[], makers: readonly string[]) {
  const names = new Map<string, Candidate[]>();
  const add = (field: ImportField, ...ranked: string[]): void => {
    for (const [rank, name] of ranked.entries()) {
      const known = names.get(keyOf(name)) ?? [];
      if (!known.some((candidate) => candidate.field === field))
        names.set(keyOf(name), [...known, { field, rank }]);
    }
  };
  for (const { name } of PART_FIELDS) add(name, labelsEn[name], labelsZh[name]);
  for (const name of PRICE_FIELDS) add(name, pricesEn[name], pricesZh[name]);
  for (const kind of REFERENCE_KINDS) add(REFERENCE_FIELDS[kind], numbersEn[kind], numbersZh[kind]);
  for (const field of [...PART_TEXTS, ...RECORD_FIELDS])
    add(field, field, ...(SYNONYMS[field]?.split('|') ?? []));
  for (const { key, labelEn, labelZh, unit } of attributes) {
    const withUnit = [`${labelEn} ${unit}`, `${labelZh} ${unit}`];
    add(
      attributeField(key) as ImportField,
      attributeField(key),
      labelEn,
      labelZh,
      ...withUnit,
      key,
    );
  }
  names.delete('');

  /** The name may state its language; a Chinese one is that of the Chinese text beside an English one. */
  const find = (text: string): Candidate[] => {
    const words = foldHeading(text);
    const found = names.get(keyOf(text)) ?? names.get(keyOf(words.replace(LANGUAGE, ' '))) ?? [];
    if (CHINESE.test(words))
      return found.map(({ field, rank }) => ({ field: zhField(field) ?? field, rank }));
    if (!HAN.test(text)) return found;
    return found.flatMap(({ field, rank }) => [
      { field, rank: rank + 1 },
      { field: zhField(field) ?? field, rank: rank + 2 },
    ]);
  };

  const readMaker = makerReader(makers);
  /** The field of numbers of the maker that a heading names: `KONE No.`, `OEM No. (Schindler)`. */
  const findNumbers = (heading: string): { field: ReferenceField; maker: string } | undefined => {
    const named = readMaker(heading);
    if (!named || names.has(keyOf(heading)) || MODEL.test(named.rest)) return undefined;
    const { maker, rest } = named;
    const fields = find(rest).map(({ field }) => field);
    const field = fields.find(isReferenceField);
    if (field === undefined && !fields.includes('partNumber')) return undefined;
    return { field: field ?? REFERENCE_FIELDS.oem, maker };
  };

  /** Both languages, two rows, or a unit may stand in one heading. */
  const read = (heading: string): Candidate[] => {
    const numbers = findNumbers(heading);
    if (numbers) return [{ field: numbers.field, rank: 0 }];
    const { rest, remark, isInBrackets } = splitRemark(heading);
    const hasRemark = isInBrackets || unitsFor(fold(remark)).size > 1 || textUnit(heading) !== '';
    const han = heading.replace(/[^\p{Script=Han}/()（）]+/gu, ' ');
    const others = heading.replace(/\p{Script=Han}+/gu, ' ');
    const lines = heading.split(/\s\/\s|\n/).reverse();
    const pieces = [hasRemark ? rest : '', ...lines, han, others];
    return [
      ...find(heading),
      ...pieces.flatMap(find).map(({ field, rank }) => ({ field, rank: rank + PARTIAL })),
    ];
  };
  return { read, makerOf: (heading: string) => findNumbers(heading)?.maker };
}

const OF_DRAFTS = /\b(hidden|draft|inactive|disabled|unpublished)\b|隐藏|草稿|停用|禁用|下架/;
const OF_PUBLISHED =
  /\b(state|status|published|visible|active|enabled)\b|状态|发布|显示|启用|上架|有效/;

/** Whether `yes` below the heading of a state means a draft, as below `Hidden`. */
export const meansHidden = (heading: string): boolean => {
  const words = foldHeading(heading);
  return OF_DRAFTS.test(words) && !OF_PUBLISHED.test(words);
};

/** Finds the maker that a heading names beside other words, as the catalogue writes it. */
function makerReader(makers: readonly string[]) {
  const ours = Object.values(company.brand).map(wordsOf);
  const known = makers
    .map((maker) => ({ maker, words: wordsOf(maker) }))
    // One letter is more than a maker's: `S No.` counts the rows.
    .filter(({ words }) => words.trim().length > 1 && !ours.includes(words))
    // Chinese is written without blanks.
    .map(({ maker, words }) => ({ maker, words: HAN.test(words) ? words.trim() : words }))
    .sort((a, b) => b.words.length - a.words.length);
  return (heading: string): { maker: string; rest: string } | undefined => {
    const text = wordsOf(heading);
    const found = known.find(({ words }) => text.includes(words));
    return found && { maker: found.maker, rest: text.replace(found.words, ' ').trim() };
  };
}

/** With a blank on either side of each word; Chinese ones are apart from others. */
const wordsOf = (text: string): string =>
  ` ${foldHeading(text)
    .replace(/\p{Script=Han}+/gu, ' $& ')
    .trim()
    .replace(/ +/g, ' ')} `;

/** Whether a column such as `No.` counts the rows. */
export const isPosition = (heading: string, values: string[]): boolean =>
  POSITIONS.has(keyOf(heading)) &&
  values.length > 0 &&
  values.every((value) => /^\d{1,3}$/.test(value));

/** The field of the Chinese text beside this one; undefined: there is none. */
function zhField(field: ImportField): ImportField | undefined {
  const name = PART_FIELDS.find((item) => item.name === field)?.name;
  return name !== undefined && isTranslated(name) ? zhOf(name) : undefined;
}
