/** Words of pasted lists: headings of columns, and what letters have around a list. */

const CURRENCY = 'usd|us\\$|eur|euro|cny|rmb|gbp|aed|inr|rub|try|sar|[$€£¥₹]';
const PRICES =
  '(?:(?:unit|target|total|net|gross|list|our|your|last|old|est|estimated|max|offer|sales?|purchase|fob|exw|cif|extended|line|budget) ?)*' +
  `(?:prices?|cost|rate|amount|value|total|sum)(?: ?(?:per|/|in) ?\\p{L}+)*(?: ?(?:${CURRENCY}))?|` +
  `(?:${CURRENCY})(?: ?(?:/|per) ?\\p{L}+)?|u ?/ ?p|currency|discount|vat|tax|` +
  '(?:einzel|gesamt|stück|netto|ziel)?preis|betrag|summe|währung|prix(?: (?:unitaire|total))?|montant|' +
  'precio(?: (?:unitario|total))?|importe|preço|valor|prezzo|цена|сумма|стоимость|валюта|fiyat[ıi]?|birim fiyat[ıi]?|tutar|السعر|سعر|' +
  '(?:含税|不含税|目标|参考|采购)?(?:单价|總價|总价|价格|金额|合价|小计)|币种|税率';

/** What a column has, by the words of its heading. */
const ROLES = [
  [
    'position',
    'pos|position|item|itm|item no|nr|no|#|s ?/ ?n|s ?/ ?no|s[. ]?no|[sl][lr](?:[. ]?no)?|line|line no|序号|项次?|行号|№|№ ?п/п|поз',
  ],
  [
    'quantity',
    "qty|q'ty|(?:(?:order|ordered|po|purchase|required|req|total) )?(?:qty|quantity)(?: required| req)?|quantities|qnty|quant|count|pcs|pieces|(?:bestell)?menge|anzahl|" +
      'stückzahl|quantité|qté|cantidad|cant|quantità|q\\.?tà|quantidade|qtd|miktar|кол-во|количество|' +
      '数量|數量|件数|个数|订购数量|需求数量|采购数量',
  ],
  [
    'unit',
    'unit|units|uom|o?un|b?me|mengeneinheit|unit of measure|einheit|unité|unidad|unità|ед|ед\\. ?изм|单位|單位|计量单位',
  ],
  // A buyer's prices stay with the buyer.
  ['price', PRICES],
  [
    'note',
    'notes?|remarks?|comments?|bemerkung(?:en)?|remarques?|nota|observaciones|примечание|备注|備註|附注',
  ],
  [
    'text',
    '(?:spare |oem |your |our |maker |manufacturer )?(?:part|item|article|art|material|product|ref|reference|oem|mpn|catalog(?:ue)?|model|order)' +
      '(?: ?(?:no|nr|number|code|name|desc|description|#))?|p ?/ ?n|pn|number|code|sku|name|type|desc|description|designation|' +
      'brand|make|maker|manufacturer|size|spec|specifications?|dimensions?|parts?|spare parts?|items?|goods|' +
      '(?:artikel|material|teile|ident)-?(?:nummer|nr)?|art-?nr|teil|(?:material)?kurztext|short text|bezeichnung|hersteller|référence|désignation|referencia|descripción|' +
      'nombre|codice|descrizione|артикул|номер|наименование|(?:配件|零件|产品|物料|商品)?(?:编号|编码|名称|型号|号)|' +
      '配件|零件|品名|规格|规格型号|型号规格|名称规格|描述|品牌|厂家|货号|料号|图号|产品',
  ],
] as const;

export type ColumnRole = (typeof ROLES)[number][0];

const HEADINGS = ROLES.map(([role, words]) => [role, new RegExp(`^(?:${words})$`, 'iu')] as const);

const MAX_HEADING = 40;

/** What a heading is without the marks and brackets around it. */
const plainHeading = (text: string) =>
  text
    .replace(/\([^()]{0,40}\)|\[[^[\]]{0,40}\]/g, ' ')
    .replace(/[.:：*]{1,3}(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns what a column holds by its heading; undefined: it is none that lists have. */
export function roleOf(heading: string): ColumnRole | undefined {
  if (heading.length > MAX_HEADING) return undefined;
  const plain = plainHeading(heading);
  return HEADINGS.find(([, words]) => words.test(plain))?.[0];
}

const LETTER_WORDS = new Set(
  (
    'a all also an and are as asap at attached be below best buy by can could day delivery do each ' +
    'elevator enquiry escalator find following for from give goods have hello here hi i in inquiry ' +
    'is it items kindly lead let lift like list lists looking me material my mentioned need needed needs of offer on ' +
    'order our part parts pls please price prices prompt provide purchase quantities quantity ' +
    'quotation quote quoted reply request require required requirement requirements rfq send soon ' +
    'spare spares table thank thanks that the them these this time to total urgent urgently us want ' +
    'we with would you your'
  ).split(' '),
);
const HAN_LETTER_WORDS =
  /您好|你好|大家好|谢谢|感谢|请|麻烦|帮忙|帮|询价|报价|询盘|报个价|提供|价格|如下|以下|下列|清单|列表|配件|零件|电梯|扶梯|我们|我司|贵司|需要|需|采购|购买|的|给|和|及|并|尽快|回复|货期|交期|一下|合计|总计|共计/g;
const OPENING =
  /^(?:dear|hello|hi|hey|greetings|good (?:day|morning|afternoon|evening)|to whom|thanks?|re|fwd?|sehr geehrte|guten tag|bonjour|buenos|hola|estimad|добрый|здравствуйте|уважаем|各位|尊敬的|亲爱的|时间)(?![\p{Script=Latin}\d-])/iu;
const CLOSING =
  /^(?:(?:with )?(?:best|kind|warm|many)? ?(?:regards|wishes|thanks)|thank you|thanks|thx|tks|yours|sincerely|cheers|br|rgds|sent from|mit freundlichen|best(?=,)|cordialement|saludos|danke|viele gr|merci|gracias|с уважением|спасибо|谢谢|感谢|此致|敬礼|祝好|祝商祺|顺祝|顺颂)(?!\p{Script=Latin})/iu;
const CONTACT =
  /^(?:tel|phone|mob(?:ile)?|cell|fax|e-?mail|web(?:site)?|whatsapp|wechat|address|电话|手机|传真|邮箱|微信|地址|联系人)[.:：\s]|^(?:https?:|www\.)|^[^\s@]+@[^\s@]+$|^\+\d[\d\s()-]{6,}$/iu;

/** Header fields of a reply or a forwarded e-mail. The subject may have numbers that are no goods. */
const HEADER =
  /^(?:from|sent|to|cc|date|subject|von|gesendet|an|datum|betreff|发件人|发送时间|收件人|抄送|日期|主题)\s?[:：]/iu;
const TOTAL =
  /^(?:(?:sub|grand )?total|sum|summe|gesamt(?:menge)?|итого|всего|合计|总计|共计|小计)(?![\p{L}-])/iu;

/** The end of a letter, after which its sender follows. */
export const isClosing = (line: string): boolean => CLOSING.test(line) && !/\d/.test(line);

/** A greeting, a request or an address of a letter: no goods. */
export function isLetterText(line: string): boolean {
  if (CONTACT.test(line) || HEADER.test(line) || TOTAL.test(line)) return true;
  if (/\d/.test(line)) return false;
  if (OPENING.test(line) || isClosing(line)) return true;
  const words =
    line
      .toLowerCase()
      .replace(HAN_LETTER_WORDS, ' ')
      .match(/[\p{L}']+/gu) ?? [];
  return words.every((word) => LETTER_WORDS.has(word));
}

const REQUEST =
  /quot|offer|price|need|require|order|following|rfq|inquir|enquir|报价|询价|需|如下|以下|清单/iu;

/** A line without the request or the label before its colon. */
export function withoutLabel(line: string): string {
  const [whole = '', label = ''] = /^([^\d:]{2,80}):\s*/u.exec(line) ?? [];
  const isNumberLabel = roleOf(label) === 'text' || roleOf(label) === 'position';
  return isNumberLabel || REQUEST.test(label) ? line.slice(whole.length) : line;
}
