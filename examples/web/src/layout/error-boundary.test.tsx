// @vitest-environment jsdom
import { FakeAnalytics, FakeLogger, VirtualClock } from '@foyer/core/testing';
import { act, type JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { trackExceptions } from '../exceptions.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { watchConnection } from './site-footer.tsx';

function Broken(): JSX.Element {
  throw new TypeError('ada@mail.example is not a function');
}

afterEach(() => {
  document.body.replaceChildren();
});

async function show(analytics: FakeAnalytics | null): Promise<FakeLogger> {
  // React logs every error that it caught, which is noise here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const logger = new FakeLogger();
  const track = analytics && trackExceptions(analytics);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    root.render(
      <ErrorBoundary logger={logger} onFailure={async (error) => track?.(error)}>
        <Broken />
      </ErrorBoundary>,
    );
  });
  return logger;
}

describe('a screen that throws', () => {
  it('AN-02 AN-01 sends an event without the error message, and offers the visitor a way to continue', async () => {
    const analytics = new FakeAnalytics();
    const logger = await show(analytics);
    expect(analytics.events).toEqual([{ name: 'exception', source: 'screen', kind: 'TypeError' }]);
    expect(logger.entries).toEqual([
      { level: 'error', event: 'screen-failed', fields: { kind: 'TypeError' } },
    ]);
    expect(document.body.textContent).toContain('Your entries are saved');
    expect(document.querySelector('button')?.textContent).toBe('Reload the page');
  });

  it('PG-268 says without a connection that the page opens by itself, and offers the way back', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await show(null);
    expect(document.querySelector('h1')?.textContent).toBe('You’re offline');
    expect(document.body.textContent).not.toContain('Something went wrong');
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    document.querySelector<HTMLElement>('button:not([hidden])')?.click();
    expect(back).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('RT-10 keeps the header and footer, and recovers on another page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const logger = new FakeLogger();
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const at = (path: string, page: JSX.Element): Promise<void> =>
      act(async () => {
        root.render(
          <ErrorBoundary logger={logger} onFailure={async () => undefined} path={path}>
            {page}
          </ErrorBoundary>,
        );
      });
    await at('/clubs', <Broken />);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
    await at('/terms', <p>Terms</p>);
    expect(document.body.textContent).toBe('Terms');
  });

  it('PG-259 loads again by itself once a lost connection is back', async () => {
    await show(null);
    const stop = watchConnection(window, new VirtualClock(), () => undefined);
    const pressed = vi.fn<(text: string | null) => void>();
    const onClick = (event: Event): void => {
      // The page stays.
      event.stopPropagation();
      pressed((event.target as HTMLElement).textContent);
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
    window.dispatchEvent(new Event('online'));
    stop();
    expect(pressed.mock.calls).toEqual([['Reload the page']]);
  });

  it('AN-02 is only logged in the older variant', async () => {
    expect((await show(null)).entries).toHaveLength(1);
  });
});
