// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { dispatch } from './lead-flow-events.ts';
import type { FoyerLeadFlowProps } from './index.ts';

afterEach(cleanup);

it('EM-03: In TSX the element takes its attributes and events, and nothing else', () => {
  const onReady = vi.fn<NonNullable<FoyerLeadFlowProps['onfoyer-ready']>>();
  const { container } = render(
    <foyer-lead-flow facility-id="101" guided zip-code={false} onfoyer-ready={onReady} />,
  );
  const element = container.querySelector('foyer-lead-flow');
  expect(element?.outerHTML).toBe(
    '<foyer-lead-flow facility-id="101" guided=""></foyer-lead-flow>',
  );

  if (element !== null) dispatch(element, 'foyer-ready', { step: 'contact' });
  expect(onReady.mock.lastCall?.[0].detail.step).toBe('contact');

  // @ts-expect-error -- no such variant
  expect(<foyer-lead-flow variant="modern" />).toBeTruthy();
});
