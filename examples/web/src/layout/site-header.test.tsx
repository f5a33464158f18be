// @vitest-environment jsdom
import { FoyerProvider } from '@foyer/react-ui';
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { VirtualClock } from '@foyer/core/testing';
import { FakeMemberSession } from '@foyer/core/testing/members';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { composePrerender } from '../compose-prerender.ts';
import { sessionChanged } from '../site-settings.ts';
import { SiteHeader } from './site-header.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function aSite() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const clock = new VirtualClock();
  const session = new FakeMemberSession(clock);
  const container = composePrerender('/account', { clock, memberSession: session });
  const header = (
    <FoyerProvider container={container}>
      <SiteHeader path="/account?x=1" />
    </FoyerProvider>
  );
  const box = document.body.appendChild(document.createElement('div'));
  return {
    clock,
    session,
    header,
    box,
    account: () => box.querySelector('li:has(> [href="/login"], > [href="/account"]) > a'),
  };
}

describe('the site’s header', () => {
  it('PG-181 sells: clubs, prices, classes and employers, and the ways to book and to join', () => {
    const { header, box } = aSite();
    act(() => createRoot(box).render(header));
    const links = [...box.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links.slice(1)).toEqual([
      ['Clubs', '/clubs'],
      ['Membership', '/prices'],
      ['Classes', '/groupfitness'],
      ['For employers', '/for-employers'],
      ['Log in', '/login'],
      ['Join', '/join/step1'],
      ['Book a visit', '/membership'],
    ]);
  });

  it('AC-06 links strangers to the login and members to their account, and updates without a reload', () => {
    const { session, header, box, account } = aSite();
    act(() => createRoot(box).render(header));
    expect(account()?.textContent).toBe('Log in');
    act(() => {
      session.signIn(60_000);
      window.dispatchEvent(new Event(sessionChanged));
    });
    expect([account()?.textContent, account()?.getAttribute('href')]).toEqual([
      'Account',
      '/account',
    ]);
    expect(account()?.getAttribute('aria-current')).toBe('page');
    act(() => {
      session.signOut();
      window.dispatchEvent(new Event('storage'));
    });
    expect(account()?.textContent).toBe('Log in');
  });

  it('AC-06 notices a session that has ended when the visitor returns to the page', async () => {
    const { clock, session, header, box, account } = aSite();
    session.signIn(60_000);
    act(() => createRoot(box).render(header));
    expect(account()?.textContent).toBe('Account');
    await clock.advanceAndSettle(60_000);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(account()?.textContent).toBe('Log in');
  });

  it('AC-06 is prerendered without a session, and shows the member’s once the script has loaded', () => {
    const { session, header, box, account } = aSite();
    session.signIn(60_000);
    box.innerHTML = renderToString(header);
    expect(account()?.textContent).toBe('Log in');
    const problems: unknown[] = [];
    act(() => {
      hydrateRoot(box, header, { onRecoverableError: (problem) => problems.push(problem) });
    });
    expect(account()?.textContent).toBe('Account');
    expect(problems).toEqual([]);
  });
});
