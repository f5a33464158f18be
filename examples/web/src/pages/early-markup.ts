const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('early-markup', { createHTML: (html) => html });

/** Markup that the server sent with the page, as browsers with Trusted Types accept it. Never pass anything else. */
export function earlyMarkup(html: string): { readonly __html: string } {
  return { __html: policy?.createHTML(html) ?? html };
}
