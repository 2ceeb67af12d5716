import type { BuyerResponseType, RequestedChange } from './inquiries';
import { MAX_QUANTITY } from './limits';
import { readPrice } from './prices';

/** What a buyer does on the page of the inquiry, by its fields in the contract. */
export interface BuyerResponseFields {
  type: BuyerResponseType;
  quotationNumber?: string;
  text?: string;
  orderNumber?: string;
  deliveryAddress?: string;
  lines?: RequestedChange[];
}

/** Beside the fields of the contract, those of each line in the form of a change. */
export const changedField = (name: 'quantity' | 'targetPrice' | 'note', position: number) =>
  `${name}.${position}`;

/** Why a field cannot be sent; `text` of a change request without anything is `missing` too. */
export type ResponseProblem = 'missing' | 'quantity' | 'price';

const POSITION = /^(?:quantity|targetPrice|note)\.(\d{1,3})$/;

/** Reads a form of the buyer's page, whose empty fields count as not given. */
export function readResponse(type: BuyerResponseType, values: Readonly<Record<string, string>>) {
  const problems: Record<string, ResponseProblem> = {};
  const value = (name: string) => values[name]?.trim() || undefined;
  const number = (name: string, problem: ResponseProblem, max: number) => {
    const typed = value(name);
    const read = typed && readPrice(typed);
    if (typed && (!read || Number(read) > max)) problems[name] = problem;
    return read || undefined;
  };
  const quantity = (position: number) => {
    const name = changedField('quantity', position);
    const read = number(name, 'quantity', MAX_QUANTITY);
    if (read && Number(read) === 0) problems[name] = 'quantity';
    return read && Number(read);
  };
  const positions = Object.keys(values).flatMap((name) => POSITION.exec(name)?.[1] ?? []);
  const lines = [...new Set(positions.map(Number))]
    .sort((a, b) => a - b)
    .map((position) => ({
      position,
      quantity: quantity(position) || undefined,
      targetPrice: number(changedField('targetPrice', position), 'price', Infinity),
      note: value(changedField('note', position)),
    }))
    .filter((line) => line.quantity ?? line.targetPrice ?? line.note);
  const fields: BuyerResponseFields = {
    type,
    quotationNumber: value('quotationNumber'),
    text: value('text'),
    ...(type === 'accepted' && {
      orderNumber: value('orderNumber'),
      deliveryAddress: value('deliveryAddress'),
    }),
    ...(type === 'changeRequested' && lines.length > 0 && { lines }),
  };
  const needsText = type === 'question' || (type === 'changeRequested' && !fields.lines);
  // A wrong field of a line says enough.
  if (needsText && !fields.text && Object.keys(problems).length === 0) problems.text = 'missing';
  return { fields, problems };
}
