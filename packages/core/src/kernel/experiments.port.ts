/** Which experiments the visitor is in. The same visitor gets the same answer until their storage is cleared. AN-04 */
export interface Experiments {
  /** True when the flag is on for this visitor; `fallback` where nothing is known of it. */
  isOn(flag: string, fallback: boolean): boolean;
  /** The flag's text for this visitor; `fallback` where nothing is known of it. */
  text(flag: string, fallback: string): string;
}
