/** True if a browser could load a picture from it: a path from the root, or a full http or https URL. */
export function isSourceAddress(text: string): boolean {
  return /^(?:https?:\/)?\/\S+$/i.test(text) && URL.canParse(text, 'https://club.invalid');
}
