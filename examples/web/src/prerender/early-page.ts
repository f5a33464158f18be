/**
 * True where the page that was drawn at the build stands for this visitor, and the script takes it over as it is. Where
 * `first-look` has found that it does not, it is taken away but for the header, which stays until the script has drawn.
 */
export function takeEarlyPage(page: Document, root: HTMLElement): boolean {
  // The script is here.
  page.querySelector('.site-slow')?.remove();
  if (!('early' in root.dataset)) return false;
  delete root.dataset['early'];
  const { dataset } = page.documentElement;
  if (!('foyerKnown' in dataset)) return true;
  for (const part of root.querySelectorAll('.site > :not(.site-header)')) part.remove();
  delete dataset['foyerKnown'];
  return false;
}
