/** The shape of a text, whatever its words: what a translation must offer. Chinese has no singular. */
export type Translation<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Translation<Item>[]
    : T extends object
      ? {
          readonly [Key in keyof T as Key extends `${string}_one` ? never : Key]: Translation<
            T[Key]
          >;
        }
      : T;
