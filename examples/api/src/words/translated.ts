/** A text's type loosened, so that another language fits it: the same keys, the same values to fill in. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : T extends readonly (infer Line)[]
      ? readonly Translated<Line>[]
      : { readonly [Key in keyof T]: Translated<T[Key]> };
