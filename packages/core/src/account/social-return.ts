import { withoutQuery } from './without-query.ts';

/**
 * The answer of a social login's provider when it sends a member back. Not verified: anyone can
 * craft an address.
 */
export type SocialAnswer =
  | {
      readonly kind: 'vouched';
      readonly facebookId: string;
      readonly accessToken: string;
      readonly state: string;
    }
  /** The member declined, or the provider couldn't identify them. */
  | { readonly kind: 'refused'; readonly state: string };

/** Query parameters of the return address. */
const names = { login: 'login', voucher: 'voucher', state: 'state', error: 'error' } as const;

/**
 * Reads the provider's answer from an address and returns the address without it, so that no proof
 * stays in a history, bookmark or log. Null when there is no answer.
 */
export function readSocialReturn(shown: string): {
  readonly path: string;
  readonly answer: SocialAnswer | null;
} {
  let path = shown;
  const take = (name: string): string => {
    const found = withoutQuery(path, name);
    path = found.path;
    return found.value ?? '';
  };
  const [facebookId, accessToken] = [take(names.login), take(names.voucher)];
  const [state, error] = [take(names.state), take(names.error)];
  if (path === shown) return { path, answer: null };
  if (error !== '' || facebookId === '' || accessToken === '') {
    return { path, answer: { kind: 'refused', state } };
  }
  return { path, answer: { kind: 'vouched', facebookId, accessToken, state } };
}

/** The URL of the provider's page, with the path of the page that it should return to. */
export function socialAddress(
  provider: string,
  page: string,
  state: string,
  path: string = socialPath,
): string {
  const back = `${new URL(page).origin}${path}`;
  const asked = `redirect_uri=${encodeURIComponent(back)}&state=${encodeURIComponent(state)}`;
  return `${provider}${provider.includes('?') ? '&' : '?'}${asked}`;
}

/** The page that links a social login, and that the provider returns to. */
export const socialPath = '/account/social';
