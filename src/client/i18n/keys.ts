import type { English, Namespace } from './texts';
import type { Translation } from './types';

/** `count_one` and `count_other` are the forms of one text, `count`. */
type OneText<Key extends string> = Key extends `${infer Text}_${'one' | 'other'}` ? Text : Key;

/** The ways to all texts and groups of texts in an object: `menu.label`. */
type KeyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? OneText<Key>
    : Texts[Key] extends readonly unknown[]
      ? Key
      : Key | `${Key}.${KeyIn<Texts[Key]>}`;
}[keyof Texts & string];

/** The type of the text at a key; the key of a text with plural forms is not in the dictionary. */
type At<Texts, Key extends string> = Key extends keyof Texts
  ? Translation<Texts[Key]>
  : Key extends `${infer Group}.${infer Rest}`
    ? Group extends keyof Texts
      ? At<Texts[Group], Rest>
      : string
    : string;

/** The keys with the namespace before them: `common:loading`. */
type FullKey<N extends Namespace> = { [Each in N]: `${Each}:${KeyIn<English[Each]>}` }[N];

type Key<First extends Namespace, Others extends Namespace> =
  KeyIn<English[First]> | FullKey<First | Others>;

type TextAt<
  First extends Namespace,
  K extends string,
> = K extends `${infer N extends Namespace}:${infer Rest}`
  ? At<English[N], Rest>
  : At<English[First], K>;

export type Values = Readonly<Record<string, string | number | undefined>>;

/** A key that English doesn't have is a type error; `count` selects a plural form. */
export type Translate<First extends Namespace, Others extends Namespace = First> = <
  K extends Key<First, Others>,
>(
  key: K,
  values?: Values,
) => TextAt<First, K>;
