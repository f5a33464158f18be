import { withoutQuery } from './without-query.ts';

/** What the provider of a social login says when it sends a member back. Unchecked: anybody can write an address. */
export type SocialAnswer =
  | {
      readonly kind: 'vouched';
      readonly facebookId: string;
      readonly accessToken: string;
      readonly state: string;
    }
  /** The member would not have it known, or the provider could not say who they are. */
  | { readonly kind: 'refused'; readonly state: string };

/** Parameters of the address that one comes back to. */
const names = { login: 'login', voucher: 'voucher', state: 'state', error: 'error' } as const;

/**
 * The provider's answer in an address, and the address without it: what vouches for somebody is nothing to keep in a
 * history, a bookmark or a log. Null where the address has none. Source: AC-04, HT-06.
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

/** Where the member goes to be asked who they are: the provider's page, told where to send them back to. */
export function socialAddress(provider: string, page: string, state: string): string {
  const back = `${new URL(page).origin}${socialPath}`;
  const asked = `redirect_uri=${encodeURIComponent(back)}&state=${encodeURIComponent(state)}`;
  return `${provider}${provider.includes('?') ? '&' : '?'}${asked}`;
}

/** The page of the site that links a social login, and that the provider sends back to. */
export const socialPath = '/account/social';
