/** The part of https://www.w3.org/TR/trusted-types/ that the site uses. TypeScript has no types for it. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(
    name: string,
    rules: {
      readonly createHTML?: (html: string) => string | null;
      readonly createScriptURL?: (address: string) => string | null;
    },
  ): { createHTML(html: string): string };
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types, which enforce nothing. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Text with links and nothing else, as the maps' attributions are. */
const textWithLinks = /^(?:[^<]|<a(?: (?:href="https:[^"<>]*"|target="_blank"))*>|<\/a>)*$/;

/**
 * Lets libraries write text with links into the page and start this site's own workers, and nothing else. Without this,
 * the server's Content-Security-Policy lets them do neither, so call it only where such a library loads.
 */
export function allowLinksAndWorkers({
  trustedTypes,
  location: { href, origin },
}: Pick<Window, 'trustedTypes' | 'location'> = window): void {
  if (trustedTypes?.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (textWithLinks.test(html) ? html : null),
    createScriptURL: (address) => (new URL(address, href).origin === origin ? address : null),
  });
}
