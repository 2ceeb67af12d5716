/** The shape of a text, whatever its words: what a translation must offer. */
export type Translation<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Translation<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Translation<T[Key]> }
      : T;
