// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { type JSX, useEffect, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { dispatch, type FoyerLeadFlowElement } from './lead-flow-events.ts';

afterEach(cleanup);

/** What a page on React 18 does, which adds no listeners to custom elements. */
function Visit({ onReady }: { readonly onReady: (step: string) => void }): JSX.Element {
  const element = useRef<FoyerLeadFlowElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    element.current?.addEventListener('foyer-ready', ({ detail }) => onReady(detail.step), stop);
    return () => stop.abort();
  }, [onReady]);
  return <foyer-lead-flow ref={element} facility-id="101" />;
}

it('EM-03: In TSX a ref and a listener hear the element’s events, on React 18 too', () => {
  const onReady = vi.fn<(step: string) => void>();
  const { container, unmount } = render(<Visit onReady={onReady} />);
  const element = container.querySelector('foyer-lead-flow');
  if (element === null) throw new Error('There is no element.');
  expect(element.outerHTML).toBe('<foyer-lead-flow facility-id="101"></foyer-lead-flow>');
  dispatch(element, 'foyer-ready', { step: 'contact' });
  unmount();
  dispatch(element, 'foyer-ready', { step: 'schedule' });
  expect(onReady.mock.calls).toEqual([['contact']]);
});
