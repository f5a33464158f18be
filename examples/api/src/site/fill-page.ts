/** Text that may stand in a page as it is. */
export type Markup = string & { readonly __markup: unique symbol };

/** Puts values in the places `{{name}}` of a page; a place that nothing is known for stays as it is. */
export function fillPage(page: string, values: Readonly<Record<string, Markup>>): string {
  return page.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );
}

/** Text as it may stand between tags and in an attribute's quotes. */
export function asText(text: string): Markup {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;') as Markup;
}

/** A value as JSON that may stand in a `<script>`: no text in it can end the script or begin a comment. */
export function asScriptData(value: unknown): Markup {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ) as Markup;
}
