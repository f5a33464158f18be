/** Text that is safe to insert into a page. */
export type Markup = string & { readonly __markup: unique symbol };

/** Replaces `{{name}}` placeholders in a page; unknown ones stay unchanged. */
export function fillPage(page: string, values: Readonly<Record<string, Markup>>): string {
  return page.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );
}

/** Escapes text for use between tags and in quoted attributes. */
export function asText(text: string): Markup {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;') as Markup;
}

/** Serializes a value as JSON that is safe inside `<script>`: its text can't end the script or start a comment. */
export function asScriptData(value: unknown): Markup {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ) as Markup;
}
