import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type PriceProposal, useProposePricesMutation } from '@/client/api';
import { type LineValues, type QuotationValues, readQuantity } from './quotationValues';

const DEBOUNCE_MS = 400;

/** The prices proposed for a line, found by what it is for. */
export type ProposalsOf = (line: LineValues) => PriceProposal[];

const keyOf = ({ partId, text, partNumber, quantity }: LineValues) =>
  JSON.stringify([partId, text, partNumber, readQuantity(quantity)]);

/** Prices for the lines as they are typed, none after a failure; `propose` gets them at once. */
export function useProposals(inquiryId: string) {
  const { control, getValues } = useFormContext<QuotationValues>();
  const [proposePrices] = useProposePricesMutation();
  const [found, setFound] = useState<ReadonlyMap<string, PriceProposal[]>>(new Map());
  const lines = useWatch({ control, name: 'lines' });
  const currency = useWatch({ control, name: 'currency' });
  const key = JSON.stringify([currency, ...lines.map(keyOf)]);

  const propose = async (): Promise<{ proposalsOf: ProposalsOf; error?: unknown }> => {
    const values = getValues();
    const filled = values.lines.filter(({ text }) => text.trim() !== '');
    if (filled.length === 0) return { proposalsOf: proposalsIn(found) };
    const body = {
      currency: values.currency,
      lines: filled.map(({ partId, text, partNumber, quantity }) => ({
        partId: partId || undefined,
        partNumber: partNumber || undefined,
        text,
        quantity: readQuantity(quantity),
      })),
    };
    const { data, error } = await proposePrices({ id: inquiryId, body });
    if (!data) return { proposalsOf: proposalsIn(found), error };
    const proposals = new Map(filled.map((line, index) => [keyOf(line), data[index] ?? []]));
    setFound(proposals);
    return { proposalsOf: proposalsIn(proposals) };
  };
  const proposeLater = useEffectEvent(propose);
  useEffect(() => {
    const timer = setTimeout(() => void proposeLater(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return { proposalsOf: proposalsIn(found), propose };
}

const proposalsIn =
  (found: ReadonlyMap<string, PriceProposal[]>): ProposalsOf =>
  (line) =>
    found.get(keyOf(line)) ?? [];
