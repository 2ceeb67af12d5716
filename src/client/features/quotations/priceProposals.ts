import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type PriceProposal, useProposePricesMutation } from '@/client/api';
import { type QuotationValues, readQuantity } from './quotationValues';

const DEBOUNCE_MS = 400;

/** The prices proposed for a line, found by what it is for. */
export type ProposalsOf = (line: PricedLine) => PriceProposal[];

type PricedLine = Pick<
  QuotationValues['lines'][number],
  'partId' | 'text' | 'partNumber' | 'quantity'
>;

const keyOf = ({ partId, text, partNumber, quantity }: PricedLine) =>
  JSON.stringify([partId, text, partNumber, readQuantity(quantity)]);

/** Prices for the lines as they are typed, none after a failure; `ask` gets them at once. */
export function useProposals(inquiryId: string) {
  const { control, getValues } = useFormContext<QuotationValues>();
  const [propose] = useProposePricesMutation();
  const [found, setFound] = useState<ReadonlyMap<string, PriceProposal[]>>(new Map());
  const lines = useWatch({ control, name: 'lines' });
  const currency = useWatch({ control, name: 'currency' });
  const key = JSON.stringify([currency, ...lines.map(keyOf)]);

  const ask = async (): Promise<{ proposalsOf: ProposalsOf; error?: unknown }> => {
    const values = getValues();
    const asked = values.lines.filter(({ text }) => text.trim() !== '');
    const body = asked.map(({ partId, text, partNumber, quantity }) => ({
      ...(partId && { partId }),
      ...(partNumber && { partNumber }),
      text,
      quantity: readQuantity(quantity),
    }));
    if (body.length === 0) return { proposalsOf: proposalsIn(found) };
    const form = { currency: values.currency, lines: body };
    const { data, error } = await propose({ id: inquiryId, body: form });
    if (!data) return { proposalsOf: proposalsIn(found), error };
    const answered = new Map(asked.map((line, index) => [keyOf(line), data[index] ?? []]));
    setFound(answered);
    return { proposalsOf: proposalsIn(answered) };
  };
  const askLater = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => void askLater(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return { proposalsOf: proposalsIn(found), ask };
}

const proposalsIn =
  (found: ReadonlyMap<string, PriceProposal[]>): ProposalsOf =>
  (line) =>
    found.get(keyOf(line)) ?? [];

export interface Filled {
  lines: QuotationValues['lines'];
  /** How many prices came from where. */
  counts: Record<PriceProposal['source'], number>;
  /** Lines that have no price still. */
  left: number;
}

/** Fills lines without a price from the best proposal in the currency. */
export function fillPrices({ lines, currency }: QuotationValues, proposalsOf: ProposalsOf): Filled {
  const counts = { buyer: 0, list: 0, other: 0 };
  let left = 0;
  const filled = lines.map((line) => {
    if (line.unitPrice.trim() !== '') return line;
    const best = proposalsOf(line).find((proposal) => proposal.currency === currency);
    if (best) counts[best.source] += 1;
    else left += 1;
    return best ? { ...line, unitPrice: best.price } : line;
  });
  return { lines: filled, counts, left };
}
