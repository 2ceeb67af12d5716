import { type BuyerResponseType, buyerResponseTypes, type RequestedChange } from './inquiries';
import { MAX_LENGTHS } from './limits';
import { readPrice } from './prices';
import { quantityIn } from './quantity';

/** What a buyer does on the page of the inquiry, by its fields in the contract. */
export interface BuyerResponseFields {
  type: BuyerResponseType;
  quotationNumber?: string;
  responseText?: string;
  orderNumber?: string;
  deliveryAddress?: string;
  lines?: RequestedChange[];
}

/** Field of the forms that names what they do, and its values. */
export const TYPE_FIELD = 'type';
export const isResponseType = (type: unknown): type is BuyerResponseType =>
  buyerResponseTypes.some((known) => known === type);

/** Query parameter with what was stored, after a submission without script. */
export const DONE_PARAM = 'done';

/** Id of the section with the forms. */
export const RESPONSE_ANCHOR = 'respond';

/** Field of the form for lost links on the page of the quotation list, and its fragment. */
export const LINKS_EMAIL_FIELD = 'linksEmail';
export const LINKS_ANCHOR = 'links';
/** Query parameter once they were asked for. */
export const LINKS_PARAM = 'links';

/** The texts of each form, named as in the contract, and their lengths. */
export const responseTexts = {
  accepted: ['orderNumber', 'deliveryAddress', 'responseText'],
  changeRequested: ['responseText'],
  question: ['responseText'],
  declined: ['responseText'],
} as const;
export const RESPONSE_LENGTHS = {
  orderNumber: 100,
  deliveryAddress: MAX_LENGTHS.line,
  responseText: MAX_LENGTHS.paragraphs,
};

/** Beside them those of each line in the form of a change. */
export const changedField = (name: 'quantity' | 'targetPrice' | 'note', position: number) =>
  `${name}.${position}`;

/** Why a field cannot be sent; the text of a change request without anything is `missing` too. */
export type ResponseProblem = 'missing' | 'quantity' | 'price';

const POSITION = /^(?:quantity|targetPrice|note)\.(\d{1,3})$/;

/** Reads a form of the buyer's page, whose empty fields count as not given. */
export function readResponse(type: BuyerResponseType, values: Readonly<Record<string, string>>) {
  const problems: Record<string, ResponseProblem> = {};
  const value = (name: string) => values[name]?.trim() || undefined;
  const read = <Read>(name: string, reader: (text: string) => Read, problem: ResponseProblem) => {
    const typed = value(name);
    const found = typed && reader(typed);
    if (typed && !found) problems[name] = problem;
    return found || undefined;
  };
  const positions = Object.keys(values).flatMap((name) => POSITION.exec(name)?.[1] ?? []);
  const lines = [...new Set(positions.map(Number))]
    .sort((a, b) => a - b)
    .map((position) => ({
      position,
      quantity: read(changedField('quantity', position), quantityIn, 'quantity'),
      targetPrice: read(changedField('targetPrice', position), readPrice, 'price'),
      note: value(changedField('note', position)),
    }))
    .filter((line) => line.quantity ?? line.targetPrice ?? line.note);
  const fields: BuyerResponseFields = {
    type,
    quotationNumber: value('quotationNumber'),
  };
  for (const name of responseTexts[type]) fields[name] = value(name);
  if (type === 'changeRequested' && lines.length > 0) fields.lines = lines;
  const needsText = type === 'question' || (type === 'changeRequested' && !fields.lines);
  // A wrong field of a line says enough.
  if (needsText && !fields.responseText && Object.keys(problems).length === 0)
    problems.responseText = 'missing';
  return { fields, problems };
}
