/** Logs for operators. `fields` hold ids, kinds and paths only, never personal data. */
export interface Logger {
  warn(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
  error(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
}
