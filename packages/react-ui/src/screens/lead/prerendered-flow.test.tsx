// @vitest-environment jsdom
import { aHeadline, VirtualClock } from '@foyer/core/testing';
import { headlineKey } from '@foyer/core/content';
import { render } from '@testing-library/react';
import type { JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { FoyerProvider } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { LeadFlowScreen } from './lead-flow-screen.tsx';

type Foyer = ReturnType<typeof fakeFoyer>;

const Page = ({ foyer }: { readonly foyer: Foyer }): JSX.Element => (
  <FoyerProvider container={foyer.container}>
    <LeadFlowScreen page={{ path: '/membership', kind: 'inline' }} />
  </FoyerProvider>
);

it('UI-02 draws the form on a server without asking for the time or for stored data', () => {
  const foyer = fakeFoyer({ clock: new VirtualClock() });
  const asked = [
    vi.spyOn(foyer.clock, 'now'),
    vi.spyOn(foyer.localStore, 'read'),
    vi.spyOn(foyer.sessionStore, 'read'),
  ];
  expect(renderToString(<Page foyer={foyer} />)).toContain('First Name');
  for (const ask of asked) expect(ask).not.toHaveBeenCalled();
});

it('UI-02 LC-19 takes a server’s page over as it is, also when a headline is saved', async () => {
  const foyer = fakeFoyer();
  const { intent, variant } = foyer.container.get(portTokens.settings);
  const query = { page: '/membership', intent, variant };
  foyer.sessionStore
    .write(headlineKey(query), JSON.stringify({ ...aHeadline(), title: 'Saved' }))
    .unwrap();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page foyer={fakeFoyer()} />);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  render(<Page foyer={foyer} />, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('h1')?.textContent).toBe('See it for yourself');
});
