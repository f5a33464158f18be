import type { SocialProvider } from '@foyer/core/session';

/**
 * The social login provider, read from the delivered page: `<meta name="foyer-identity" content='{"name": "Example ID",
 * "address": "https://id.example/ask?client=club"}'>`. Defaults to none, or to the API's stand-in on a developer's own
 * machine.
 */
export function siteIdentity(
  page: Pick<Document, 'querySelector'>,
  hostname: string,
): SocialProvider | null {
  const content = page.querySelector<HTMLMetaElement>('meta[name=foyer-identity]')?.content;
  if (content !== undefined) return parseProvider(content);
  return /^(?:localhost|127\.|\[::1])/.test(hostname) ? defaultProvider : null;
}

const defaultProvider: SocialProvider = { name: 'Example ID', address: '/dev/identity' };

function parseProvider(text: string): SocialProvider | null {
  try {
    const { name, address } = JSON.parse(text) as Partial<SocialProvider>;
    return typeof name === 'string' && typeof address === 'string' ? { name, address } : null;
  } catch {
    return null;
  }
}
