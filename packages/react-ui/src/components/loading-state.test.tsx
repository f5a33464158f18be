// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeFoyer } from '../di/foyer.fake.ts';
import { LoadError, LoadingState } from './loading-state.tsx';
import { showPage } from '../testing/show-page.fake.tsx';

afterEach(cleanup);

type Status = 'failed' | 'loading' | 'ready';

/** Content that failed to load; pressing retry loads it. */
function open(): { readonly show: (status: Status) => Promise<void> } {
  let setStatus: (status: Status) => void = () => undefined;
  function Page(): JSX.Element {
    const [status, set] = useState<Status>('failed');
    setStatus = set;
    return (
      <section aria-label="Times">
        {status === 'failed' && (
          <LoadError message={{ key: 'generic' }} onRetry={() => set('loading')} />
        )}
        {status === 'loading' && (
          <LoadingState label="Loading" onRetry={() => undefined}>
            {null}
          </LoadingState>
        )}
        {status === 'ready' && <button type="button">9:00 AM</button>}
      </section>
    );
  }
  showPage(
    <>
      <Page />
      <a href="/clubs">Clubs</a>
    </>,
    fakeFoyer(),
  );
  return { show: (status) => act(async () => setStatus(status)) };
}

it('PG-320 after “Try again” the focus stays where the content appears, whether it loads or fails again', async () => {
  const user = userEvent.setup();
  const { show } = open();
  const retry = (): HTMLElement => screen.getByRole('button', { name: 'Try again' });
  retry().focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Times' }));
  await show('failed');
  await user.tab();
  expect(document.activeElement).toBe(retry());
  await user.keyboard('{Enter}');
  await show('ready');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '9:00 AM' }));
});

it('PG-320 loading again leaves the focus alone once the visitor has gone on', async () => {
  const { show } = open();
  screen.getByRole('link').focus();
  await show('ready');
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

it('PG-334 content that fails to load on its own doesn’t move the page', () => {
  const scroll = vi.fn<Element['scrollIntoView']>();
  Element.prototype.scrollIntoView = scroll;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 5_000, 300, 100),
  );
  open();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(scroll).not.toHaveBeenCalled();
});
