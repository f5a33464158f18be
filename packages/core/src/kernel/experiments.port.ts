/** The visitor's experiments. A visitor gets the same answers until they clear their storage. */
export interface Experiments {
  /** True if the flag is on for this visitor; `fallback` if the flag is unknown. */
  isOn(flag: string, fallback: boolean): boolean;
  /** The flag's text for this visitor; `fallback` if the flag is unknown. */
  text(flag: string, fallback: string): string;
}
