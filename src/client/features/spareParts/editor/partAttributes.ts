import type { AttributeKind, SparePart } from '@/client/api';
import type { MergeRule, ThreeWays } from '@/client/lib/threeWayMerge';
import { MAX_LENGTHS } from '@/shared/limits';
import { cleanLine, isBlank, lengthOf } from '@/shared/texts';

export interface AttributeText {
  kind: AttributeKind;
  text: string;
}

/** Values by the keys of their attributes; an attribute without a value is not in it. */
export type AttributeTexts = Readonly<Record<string, AttributeText>>;

export function attributeTexts({ attributes = [] }: Pick<SparePart, 'attributes'>): AttributeTexts {
  const entries = attributes.map(({ key, number, choice = '' }): [string, AttributeText] => [
    key,
    // What is no number must not block the form.
    typeof number === 'number'
      ? { kind: 'number', text: `${number}` }
      : { kind: 'choice', text: choice },
  ]);
  return Object.fromEntries(entries.filter(([, { text }]) => text));
}

/** `texts` with another value; an empty one leaves nothing behind. */
export function withAttribute(
  texts: AttributeTexts,
  key: string,
  value: AttributeText,
): AttributeTexts {
  const others = Object.entries(texts).filter(([other]) => other !== key);
  return Object.fromEntries(value.text === '' ? others : [...others, [key, value]]);
}

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether the text can be stored as a value of its kind; none at all can. */
export const isValue = ({ kind, text }: AttributeText) =>
  kind === 'number'
    ? isBlank(text) || DECIMAL.test(cleanLine(text))
    : lengthOf(text) <= MAX_LENGTHS.choice;

/** The form field: each entry is a JSON text. */
export const sentAttributes = (texts: AttributeTexts): string[] =>
  Object.entries(texts).flatMap(([key, { kind, text }]) => {
    const value = cleanLine(text);
    if (!value) return [];
    return [
      JSON.stringify(kind === 'number' ? { key, number: Number(value) } : { key, choice: value }),
    ];
  });

const keysOf = (...all: AttributeTexts[]) => new Set(all.flatMap((texts) => Object.keys(texts)));

const sameValue = (one?: AttributeText, other?: AttributeText) => {
  const [mine = '', theirs = ''] = [one?.text.trim(), other?.text.trim()];
  if (mine === theirs) return true;
  const bothNumbers = one?.kind === 'number' && other?.kind === 'number' && !!mine && !!theirs;
  return bothNumbers && Number(mine) === Number(theirs);
};

/** Attribute by attribute; mine or theirs decides where both have changed the same one. */
function reconcile({ base, mine, theirs }: ThreeWays<AttributeTexts>) {
  const choose = (preferred: AttributeTexts): AttributeTexts => {
    const entries = [...keysOf(base, mine, theirs)].map((key) => {
      if (sameValue(base[key], mine[key])) return [key, theirs[key]] as const;
      if (sameValue(base[key], theirs[key])) return [key, mine[key]] as const;
      return [key, preferred[key]] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value)) as AttributeTexts;
  };
  return { mine: choose(mine), theirs: choose(theirs) };
}

export const attributesRule: MergeRule<AttributeTexts> = {
  same: (one, other) => [...keysOf(one, other)].every((key) => sameValue(one[key], other[key])),
  reconcile,
};
