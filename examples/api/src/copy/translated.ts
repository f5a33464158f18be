/** Loosens the type of copy for translations: the same keys and the same function parameters. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : T extends readonly (infer Line)[]
      ? readonly Translated<Line>[]
      : { readonly [Key in keyof T]: Translated<T[Key]> };
