/**
 * Converts the screens' style sheet for use inside a host page: lengths use the element's own `--foyer-rem` instead
 * of the host's root font size, and media queries become container queries. Media queries with a media type (`screen
 * and …`) are about the window and stay.
 */
export function toShadowStyles(css: string): string {
  return css
    .replaceAll(/@media\s*\((?=(?:min-|max-)?width\b)/g, '@container foyer (')
    .replaceAll(/(-?(?:\d*\.)?\d+)rem\b/g, 'calc($1 * var(--foyer-rem))')
    .replaceAll(/(-?(?:\d*\.)?\d+)vw\b/g, '$1cqi');
}

/**
 * Creates one style sheet that all elements with these styles share. It registers `--foyer-rem` with the page as a
 * length, so that it's resolved once, on the element. No other name is added to the page.
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
    // Another copy of this script has already registered it.
  }
}
