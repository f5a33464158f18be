// @vitest-environment jsdom
import { addressBar, unknownVisitor } from '@foyer/core/kernel';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX, MouseEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { createFoyer, FoyerProvider, LeadFlow, portTokens } from './index.ts';
import { withRouter } from './router.ts';

function openWithRouter() {
  window.history.replaceState(null, '', '/visit');
  const push = vi.fn<(path: string) => void>();
  const replace = vi.fn<(path: string) => void>();
  const Link = ({ href, children }: { href: string; children?: unknown }): JSX.Element => (
    <a
      href={href}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        push(href);
      }}
    >
      {children as string}
    </a>
  );
  const foyer = createFoyer({
    api: 'http://127.0.0.1:9',
    ports: { visitor: { ...unknownVisitor, country: () => 'CA' } },
  });
  const { unmount } = render(
    <FoyerProvider foyer={foyer} router={{ push, replace, Link }}>
      <LeadFlow basePath="/visit" />
    </FoyerProvider>,
  );
  return { navigation: foyer.container.get(portTokens.navigation), push, replace, unmount };
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

it('AD-12: Leads to the app’s pages with its router, and keeps steps and queries in the history', () => {
  const { navigation, push, replace } = openWithRouter();
  navigation.push('/visit/schedule', { samePage: true });
  expect(window.location.pathname).toBe('/visit/schedule');
  navigation.replace('/visit/schedule?clean');
  expect(window.location.search).toBe('?clean');
  expect(push).not.toHaveBeenCalled();
  navigation.push('/memberbenefits');
  navigation.replace('/login');
  expect([push.mock.calls, replace.mock.calls]).toEqual([[['/memberbenefits']], [['/login']]]);
  expect(window.location.pathname).toBe('/visit/schedule');
});

it('AD-12: Loads the app’s pages if it has no router', () => {
  const load = vi.fn<(address: string) => void>();
  const navigation = withRouter({ ...addressBar('/visit/confirmation'), load }, () => null);
  navigation.push('/');
  expect(load.mock.calls).toEqual([['/']]);
});

it('AD-12: Shows links to the app’s pages with its link', async () => {
  const { push } = openWithRouter();
  await userEvent.click(screen.getByRole('link', { name: 'privacy policy' }));
  expect(push.mock.calls).toEqual([['/privacy']]);
});
