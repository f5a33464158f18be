/** The part of https://www.w3.org/TR/trusted-types/ that the site uses. TypeScript has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML?: (html: string) => string | null;
      readonly createScriptURL?: (address: string) => string | null;
    },
  ): { createHTML(html: string): string };
}

/** Undefined in browsers without Trusted Types, which enforce nothing, and while the build prerenders. */
export const trustedTypes = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/** Text with links and nothing else, as the maps' attributions are. */
const textWithLinks = /^(?:[^<]|<a(?: (?:href="https:[^"<>]*"|target="_blank"))*>|<\/a>)*$/;

/**
 * What libraries may write into a page, under the server's Content-Security-Policy: text with links, and the addresses
 * of this site's own workers.
 */
export function trustLittle(types: TrustedTypes | undefined, { href, origin }: Location): void {
  types?.createPolicy('default', {
    createHTML: (html) => (textWithLinks.test(html) ? html : null),
    createScriptURL: (address) => (new URL(address, href).origin === origin ? address : null),
  });
}
