'use client';
/** The member pages, in their own entry, so that pages that only book visits don't load them. */
import { MemberPages, type MemberPagesProps } from '@foyer/react-ui/account';
import { type JSX, useState, useSyncExternalStore } from 'react';

import { useFoyer } from './foyer-provider.tsx';
import { openAccount } from './open-account.ts';

export { accountTokens, SignOutButton, useAccountSession } from '@foyer/react-ui/account';
export { type OwnAccountPorts, openAccount } from './open-account.ts';

export interface AccountProps extends MemberPagesProps {}

/**
 * The login, the account and its member pages: whichever belongs to the current address. Your router must lead
 * `/login`, `/activate` and `/account/*` here, below `basePath` if you set it. Needs the styles of
 * `@foyer/react/account.css`. Renders in browsers only, since a server knows no member.
 *
 * @example
 * <FoyerProvider foyer={foyer}>
 *   <Account notFound={<NotFound />} />
 * </FoyerProvider>
 */
export function Account(props: AccountProps): JSX.Element | null {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? <OpenAccount {...props} /> : null;
}

function OpenAccount(props: AccountProps): JSX.Element {
  const foyer = useFoyer();
  useState(() => openAccount(foyer));
  return <MemberPages {...props} />;
}

const never = (): (() => void) => () => undefined;
