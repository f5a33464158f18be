// @vitest-environment jsdom
import type { Slot } from '@foyer/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { SlotGrid } from './slot-grid.tsx';

afterEach(cleanup);

/** A day with these times, of which `taken` are taken. */
function day(date: string, times: readonly string[], taken: readonly string[] = []): Slot[] {
  return times.map((time) => ({
    date,
    startsAt: `${date}T${time}:00-05:00`,
    label: time,
    available: !taken.includes(time),
  }));
}

const times = ['09:00', '09:30', '13:00'];

function grid(
  slots: readonly Slot[],
  chosen: string | null = null,
  onSelect: (slot: Slot) => void = () => undefined,
): JSX.Element {
  return <SlotGrid slots={slots} chosen={chosen} onSelect={onSelect} />;
}

it('LS-02 on another day only a time that is free on one and taken on the other is drawn anew', () => {
  const { container, rerender } = render(grid(day('2026-12-01', times)));
  const changes = new MutationObserver(() => undefined);
  changes.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  rerender(grid(day('2026-12-02', times, ['09:30'])));
  const changed = new Set(changes.takeRecords().map(({ target }) => target));
  expect([...changed]).toEqual([screen.getByRole('radio', { name: /^09:30, / })]);
});

it('LS-02 a press takes the time of the day that is shown, and what was chosen on another day is not ticked', async () => {
  const onSelect = vi.fn<(slot: Slot) => void>();
  const chosen = '2026-12-01T09:30:00-05:00';
  const { rerender } = render(grid(day('2026-12-01', times), chosen, onSelect));
  const ticked = (): boolean =>
    screen.getByRole<HTMLInputElement>('radio', { name: '09:30' }).checked;
  expect(ticked()).toBe(true);
  rerender(grid(day('2026-12-02', times), chosen, onSelect));
  expect(ticked()).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: '13:00' }));
  expect(onSelect.mock.calls.map(([slot]) => slot.startsAt)).toEqual(['2026-12-02T13:00:00-05:00']);
});
