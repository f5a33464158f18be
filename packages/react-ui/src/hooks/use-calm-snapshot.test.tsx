// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useCalmSnapshot } from './use-calm-snapshot.ts';

const untouched = { refusals: 0, errors: {}, state: { createdDate: null } };
const typedIn = { ...untouched, state: { createdDate: '2026-11-22T09:00:00Z' } };
const refused = { ...untouched, refusals: 1 };
const leftABox = { ...untouched, errors: { email_address: { key: 'emailInvalid' } } };

/** What is drawn, one after the other, once the snapshot becomes another one. */
function drawnAfter(first: typeof untouched, next: typeof untouched | typeof typedIn): unknown[] {
  const drawn: unknown[] = [];
  function Probe({ snapshot }: { readonly snapshot: typeof first | typeof next }): null {
    drawn.push(useCalmSnapshot(snapshot));
    return null;
  }
  const { rerender } = render(<Probe snapshot={first} />);
  drawn.length = 0;
  rerender(<Probe snapshot={next} />);
  return drawn;
}

it('what a flow finds out by itself is not drawn in a hurry, and is drawn', () => {
  const found = { ...untouched };
  const drawn = drawnAfter(untouched, found);
  expect(drawn[0]).toBe(untouched);
  expect(drawn.at(-1)).toBe(found);
});

it.each([
  ['typed', typedIn],
  ['been refused', refused],
  ['left a box that says something wrong', leftABox],
])('from the moment that the visitor has %s all is drawn at once', (_what, next) => {
  expect(drawnAfter(untouched, next)[0]).toBe(next);
});
