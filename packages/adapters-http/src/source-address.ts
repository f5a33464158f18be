/** True for what a browser could load a picture from: a path from the root, or a full address by http or https. */
export function isSourceAddress(text: string): boolean {
  return /^(?:https?:\/)?\/\S+$/i.test(text) && URL.canParse(text, 'https://club.invalid');
}
