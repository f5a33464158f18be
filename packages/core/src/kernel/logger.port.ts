/** Notes for operators. `fields` never hold personal data: ids, kinds and paths only. */
export interface Logger {
  warn(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
  error(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
}
