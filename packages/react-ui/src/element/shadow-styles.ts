/**
 * The screens' style sheet as it has to be inside a foreign page: lengths go by the element's own `--foyer-rem` and not
 * by the size of the host's text, and layouts by the room that the element has and not by the window. A media query that
 * names its medium (`screen and …`) is about the window, and stays. EM-01
 */
export function toShadowStyles(css: string): string {
  return css
    .replaceAll(/@media\s*\((?=(?:min-|max-)?width\b)/g, '@container foyer (')
    .replaceAll(/(-?(?:\d*\.)?\d+)rem\b/g, 'calc($1 * var(--foyer-rem))')
    .replaceAll(/(-?(?:\d*\.)?\d+)vw\b/g, '$1cqi');
}

/**
 * One style sheet for every element that has these styles. `--foyer-rem` is registered with the page as a length, so that
 * it is measured once, at the element; that one name is all that the page is given.
 */
export function shadowSheet(css: string): CSSStyleSheet {
  const made = sheets.get(css);
  if (made !== undefined) return made;
  registerRem();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(toShadowStyles(css));
  sheets.set(css, sheet);
  return sheet;
}

const sheets = new Map<string, CSSStyleSheet>();

function registerRem(): void {
  try {
    CSS.registerProperty({
      name: '--foyer-rem',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch {
    // Another copy of this script has registered it.
  }
}
