import { attributeField } from '@/shared/changes';
import { type ImportField, RECORD_FIELDS } from '@/shared/imports';
import { PART_FIELDS, PART_TEXTS, isTranslated, zhOf } from '@/shared/partFields';
import { partFields as labelsEn } from '@/shared/partLabels/en';
import { partFields as labelsZh } from '@/shared/partLabels/zh';
import { fold } from '@/shared/search';
import { unitsFor } from '@/shared/units';
import { simplify } from '@/server/search/analyzer';
import type { AttributeRow } from '../attributes/repository';

/** A field that a column may hold; the highest score is the likeliest. */
export interface Candidate {
  field: ImportField;
  score: number;
}

/** What suppliers call a field beside its labels, the surest names first. */
const SYNONYMS: Record<string, string> = {
  _id: 'id',
  partNumber:
    'part no|part num|part nr|pn|part #|part|item code|item no|item number|item nr|sku|article number|' +
    'article no|article code|art nr|art no|artikelnummer|artikel nr|product code|product no|product number|' +
    'material no|material number|order no|order code|spare part no|catalogue no|mpn|oem no|料号|品号|货号|' +
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
  weight: 'net weight|unit weight|weight net|gewicht|净重|单重|毛重|gross weight',
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
  description:
    'desc|details|detail|remark|remarks|note|notes|comment|comments|beschreibung|产品描述|说明|详情|详细描述|备注',
  category:
    'category|categories|product category|group|product group|分类|类别|产品分类|产品类别|类目|品类',
  hidden: 'hidden|state|status|draft|状态|发布状态|隐藏|草稿',
  images:
    'images|image|picture|pictures|photo|photos|image file|image files|图片|照片|产品图片|图片名称|图',
};

const EXACT = 100;
/** Of a part of the heading, such as the Chinese one of `Name 品名`. */
const PARTIAL = 12;

const CHINESE = /(?:简体)?中文|\b(?:simplified )?chinese\b|\b(?:cn|zh|zh cn)\b/g;
const ENGLISH = /英文|\b(?:english|en|eng)\b/g;
/** A remark behind a heading, such as its unit. */
const IN_BRACKETS = /[([（【]([^()[\]（）【】]*)[)\]）】]$/u;
const SEPARATORS = ['/', ',', '，', ' '];

/** What headings are compared by. */
export const foldHeading = (text: string): string =>
  simplify(fold(text))
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();

const keyOf = (text: string): string => foldHeading(text).replaceAll(' ', '');

/** Finds the fields that a heading may name. */
export function headingReader(attributes: readonly AttributeRow[]) {
  const names = new Map<string, Candidate[]>();
  const add = (name: string, field: ImportField, score: number): void => {
    const key = keyOf(name);
    const known = names.get(key) ?? [];
    if (key !== '' && !known.some((each) => each.field === field))
      names.set(key, [...known, { field, score }]);
  };
  for (const { name } of PART_FIELDS)
    for (const label of [labelsEn[name], labelsZh[name]]) add(label, name, EXACT);
  for (const field of [...PART_TEXTS, ...RECORD_FIELDS]) {
    add(field, field, EXACT);
    const synonyms = SYNONYMS[field]?.split('|') ?? [];
    for (const [index, name] of synonyms.entries()) add(name, field, EXACT - 5 - index);
  }
  const units = new Map<string, string>();
  for (const { key, labelEn, labelZh, unit } of attributes) {
    const field = attributeField(key) as ImportField;
    units.set(field, unit);
    for (const name of [field, labelEn, labelZh, `${labelEn} ${unit}`, `${labelZh} ${unit}`])
      add(name, field, EXACT);
    add(key, field, EXACT - 5);
  }

  const inLanguage = (text: string): Candidate[] => {
    const words = foldHeading(text);
    const rest = words.replace(CHINESE, ' ').replace(ENGLISH, ' ');
    if (rest === words) return names.get(keyOf(text)) ?? [];
    const isChinese = words.replace(CHINESE, ' ') !== words;
    return (names.get(keyOf(rest)) ?? []).flatMap(({ field, score }) => {
      const chinese = zhField(field);
      if (!isChinese) return { field, score };
      return chinese ? { field: chinese, score } : [];
    });
  };

  /** Also without a unit, or other text in brackets. */
  const withRemark = (text: string): Candidate[] => {
    const whole = [...(names.get(keyOf(text)) ?? []), ...inLanguage(text)];
    const { rest, remark, isInBrackets } = splitRemark(text);
    if (whole.length > 0 || rest === '') return whole;
    return inLanguage(rest).flatMap(({ field, score }) => {
      const isUnit = unitsFor(units.get(field) ?? remark).has(fold(remark));
      if (isUnit && unitsFor(remark).size > 1) return { field, score: score - 1 };
      return isInBrackets ? { field, score: score - PARTIAL } : [];
    });
  };

  /** Both languages, or two rows, may stand in one heading. */
  return (heading: string): Candidate[] => {
    const han = heading.replace(/[^\p{Script=Han}/()（）]+/gu, ' ');
    const others = heading.replace(/\p{Script=Han}+/gu, ' ');
    const pieces = [...heading.split(/\s\/\s|\n/).reverse(), han, others].map((each) =>
      each.trim(),
    );
    const found = [
      ...withRemark(heading),
      ...pieces
        .filter((piece) => piece !== heading.trim())
        .flatMap(withRemark)
        .map(({ field, score }) => ({ field, score: score - PARTIAL })),
    ];
    return found.filter(
      ({ field }, index) => found.findIndex((each) => each.field === field) === index,
    );
  };
}

function splitRemark(text: string) {
  const heading = text.trim();
  const [brackets, inBrackets] = IN_BRACKETS.exec(heading) ?? [];
  const end = brackets
    ? heading.length - brackets.length
    : Math.max(0, ...SEPARATORS.map((each) => heading.lastIndexOf(each)));
  const remark = inBrackets ?? heading.slice(end + 1);
  return { rest: heading.slice(0, end), remark: remark.trim(), isInBrackets: Boolean(brackets) };
}

/** The unit in a heading such as `Length (cm)`, where it is one for numbers in `unit`; empty: none. */
export function headingUnit(heading: string, unit: string): string {
  const { remark } = splitRemark(heading.normalize('NFKC'));
  return remark !== '' && unitsFor(unit).has(remark.toLowerCase()) ? remark : '';
}

/** The field of the Chinese text beside this one; undefined: there is none. */
export function zhField(field: ImportField): ImportField | undefined {
  const name = PART_FIELDS.find((each) => each.name === field)?.name;
  return name !== undefined && isTranslated(name) ? zhOf(name) : undefined;
}
