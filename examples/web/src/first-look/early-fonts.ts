/**
 * How long the style sheet has the line to itself, in ms: its 9 KB are then most of the way on slow 4G, and 86 KB of fonts don't
 * come between them.
 */
const headStartMs = 50;

/**
 * Gives the page its fonts when they are there. They are asked for after the style sheet, as soon as that came or its head start is
 * over, since without it nothing is painted, and with the fonts beside it it came 100 ms later. While a font that a style sheet names
 * is on its way the browser takes 40 % longer to lay out its texts, 15 to 30 ms of the first layout on a slow phone; until then the
 * page knows its stand-ins alone, and keeps them where a font doesn't come. UI-01
 */
export function fetchFonts(page: Document): void {
  const begin = (): void => {
    clearTimeout(headStart);
    page.removeEventListener('load', begin, true);
    for (const font of page.querySelectorAll<HTMLMetaElement>('meta[name=foyer-font]')) {
      fetchFont(font, page);
    }
  };
  const headStart = setTimeout(begin, headStartMs);
  // What a page's parts say of themselves is heard on the way to them alone.
  page.addEventListener('load', begin, true);
}

function fetchFont({ content, dataset }: HTMLMetaElement, page: Document): void {
  const { family = '', weight = 'normal' } = dataset;
  void new FontFace(family, `url("${content}")`, { weight }).load().then(
    (font) => page.fonts.add(font),
    () => undefined,
  );
}
